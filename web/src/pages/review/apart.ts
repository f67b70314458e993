/** Dots on a curve that would lie on each other: the later one goes to the nearest free height, so each can be clicked. */
export interface Place {
  x: number;
  y: number;
}

export function apart(wished: Place[], size: number, top: number, bottom: number): Place[] {
  const placed: Place[] = [];
  for (const { x, y } of wished) {
    const near = placed.filter((one) => Math.abs(one.x - x) < size);
    const free = (height: number): boolean => near.every((one) => Math.abs(one.y - height) >= size);
    const heights = [y, ...near.flatMap((one) => [one.y - size, one.y + size])]
      .filter((height) => height === y || (height >= top && height <= bottom))
      .filter(free)
      .sort((one, other) => Math.abs(one - y) - Math.abs(other - y));
    placed.push({ x, y: heights[0] ?? y });
  }
  return placed;
}
