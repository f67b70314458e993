/** What changed since my last turn, in three lines at most: what I lost first. */
import type { Line } from '../wire';

export const MOST = 3;
const TO_ME = /(?<!\p{L})(you|your|yours|vous|votre|vos)(?!\p{L})/iu;

export function touchesMe(line: Line): boolean {
  return TO_ME.test(line.text);
}

/** How much it bears on me: as the game weighs it, then whether it speaks of me; what I did or drew myself comes last. */
const heaviness = (line: Line, me: number): number =>
  2 * line.weight + (line.seat === me ? -1 : Number(touchesMe(line)));

/** Lines after those of my own answer, which was given at that move. The heaviest are kept, of like ones the latest;
 * losses stand first, all else in the order in which it was told. Nothing, if nobody else did anything. */
export function since(lines: readonly Line[], answered: number, me: number): Line[] {
  if (answered < 0) return [];
  const news = lines.filter((line) => line.move > answered + 1);
  if (news.every((line) => !line.weight && (line.seat === me || line.seat < 0))) return [];
  const kept = [...news].reverse().sort((a, b) => heaviness(b, me) - heaviness(a, me));
  const chosen = new Set(kept.slice(0, MOST));
  return news.filter((line) => chosen.has(line)).sort((a, b) => b.weight - a.weight);
}
