/** What this browser knows of the puzzles it tried, and how many days of the daily one in a row. */
import { keep, kept } from '$lib/kept';

export type Tried = 'right' | 'wrong' | '';

const DAY = 86_400_000; // ms

interface Run {
  last: string; // the day, as 2026-11-15
  days: number;
}

export function triedOf(game: string, id: string): Tried {
  const found = kept(`puzzle-${game}-${id}`);
  return found === 'right' || found === 'wrong' ? found : '';
}

/** The first try counts; `day`: it is the puzzle of that day. */
export function note(game: string, id: string, day: string, right: boolean): void {
  if (triedOf(game, id)) return;
  keep(`puzzle-${game}-${id}`, right ? 'right' : 'wrong');
  if (!day) return;
  const { last, days } = run();
  const before = last === dayBefore(day) ? days : 0;
  keep('puzzle-run', JSON.stringify({ last: day, days: right ? before + 1 : 0 }));
}

/** Days in a row up to this one, or up to the one before if this one's is still to be tried. */
export function streak(day: string): number {
  const { last, days } = run();
  return last === day || last === dayBefore(day) ? days : 0;
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function run(): Run {
  try {
    const found = JSON.parse(kept('puzzle-run') ?? 'null') as Partial<Run> | null;
    if (typeof found?.last === 'string' && typeof found.days === 'number')
      return { last: found.last, days: found.days };
  } catch {
    // not ours
  }
  return { last: '', days: 0 };
}
