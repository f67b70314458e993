/** A seat, from 0, is a colour (class seat-1 to seat-6) and a cattle brand. */
import { BRANDS } from '../house';

/** The colours that people chose, as properties for the root of a table: seat by seat, no two alike. */
export function tints(chairs: readonly { colour: number }[], token: (name: string) => string): string {
  return chairs
    .flatMap(({ colour }, seat) =>
      colour === seat ? [] : ['seat', 'on'].map((kind) => `--${kind}-${seat + 1}:${token(`--${kind}-${colour + 1}`)}`),
    )
    .join(';');
}

export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export const COLOURS = BRANDS.length;

export function brand(seat: number): string {
  return `brand-${BRANDS[seat % BRANDS.length]}`;
}

export function seatClass(seat: number): string {
  return `seat-${(seat % BRANDS.length) + 1}`;
}
