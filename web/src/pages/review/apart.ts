/** Dots on a curve that would lie on each other: the later one goes to the nearest free place, so each can be clicked. */
export interface Place {
  x: number;
  y: number;
}

const BESIDE = [0, 1, -1, 2, -2, 3, -3]; // dots to the right, where no height is free

export function apart(wished: Place[], size: number, top: number, bottom: number): Place[] {
  const placed: Place[] = [];
  for (const wish of wished) {
    const free = (spot: Place): boolean =>
      placed.every((one) => Math.abs(one.x - spot.x) >= size || Math.abs(one.y - spot.y) >= size);
    const far = (spot: Place): number => 1000 * Math.abs(spot.x - wish.x) + Math.abs(spot.y - wish.y); // first above or below
    const heights = placed.flatMap((one) => [one.y - size, one.y + size]).filter((y) => y >= top && y <= bottom);
    const spots = BESIDE.flatMap((k) => [wish.y, ...heights].map((y) => ({ x: wish.x + k * size, y }))).filter(free);
    placed.push(spots.sort((one, other) => far(one) - far(other))[0] ?? wish);
  }
  return placed;
}
