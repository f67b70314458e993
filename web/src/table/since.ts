/** What changed since my last turn, in three lines at most. */
import type { Line } from '../wire';

export const MOST = 3;
const TO_ME = /(?<!\p{L})(you|your|yours|vous|votre|vos)(?!\p{L})/iu;

export function touchesMe(line: Line): boolean {
  return TO_ME.test(line.text);
}

/** Lines after those of my own answer, which was given at that move; what touches me goes before
 * what does not, and all stand in the order in which they were told. */
export function since(lines: readonly Line[], answered: number): Line[] {
  if (answered < 0) return [];
  const news = lines.filter((line) => line.move > answered + 1);
  const chosen = [...news.filter(touchesMe).slice(-MOST), ...news.filter((line) => !touchesMe(line)).reverse()];
  const kept = new Set(chosen.slice(0, MOST));
  return news.filter((line) => kept.has(line));
}
