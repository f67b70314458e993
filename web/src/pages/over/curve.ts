/** A smooth line through points that never swings beyond them (Fritsch and Carlson's slopes). */
export type Point = readonly [x: number, y: number];

export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const slopes = slopesOf(points);
  let path = `M${round(first)}`;
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1]!, points[k]!];
    const third = (b[0] - a[0]) / 3;
    const out: Point = [a[0] + third, a[1] + third * slopes[k - 1]!];
    const into: Point = [b[0] - third, b[1] - third * slopes[k]!];
    path += `C${round(out)} ${round(into)} ${round(b)}`;
  }
  return path;
}

function slopesOf(points: readonly Point[]): number[] {
  const rises = points.slice(1).map((b, k) => (b[1] - points[k]![1]) / (b[0] - points[k]![0] || 1));
  return points.map((_, k) => {
    const [before, after] = [rises[k - 1], rises[k]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function round([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
