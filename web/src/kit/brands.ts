/** A seat, from 0, is a colour (class c1 to c6) and a cattle brand. */
const BRANDS = ['ring', 'diamond', 'rafter', 'box', 'horseshoe', 'cross'] as const;

export function brand(seat: number): string {
  return `brand-${BRANDS[seat % BRANDS.length]}`;
}

export function seatClass(seat: number): string {
  return `c${(seat % BRANDS.length) + 1}`;
}
