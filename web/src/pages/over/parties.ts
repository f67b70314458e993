/** A result by sides: who stands for whom, and what a side has. */
import type { Outcome, Party } from '$lib/wire';

/** The side of a seat; none where everybody plays for himself. */
export function partyOf(parties: readonly Party[], seat: number): Party | null {
  return parties.find((party) => party.seats.includes(seat)) ?? null;
}

/** The largest first: the curve of two sides is its curve. */
export function bySize(parties: readonly Party[]): Party[] {
  return [...parties].sort((one, two) => two.seats.length - one.seats.length);
}

export interface Counted {
  party: Party;
  rows: { title: string; points: number }[];
  total: number;
}

/** What each side has, from the sheet of one of its seats; a side that only mirrors another needs none. */
export function counted(outcome: Outcome): Counted[] {
  const found: Counted[] = [];
  for (const party of bySize(outcome.parties)) {
    const seat = party.seats[0] ?? 0;
    const rows = outcome.sheet.map(({ title, points }) => ({ title, points: points[seat] ?? 0 }));
    const mirrors = found.some((other) => other.rows.every((row, k) => row.points === -(rows[k]?.points ?? 0)));
    if (!mirrors) found.push({ party, rows, total: outcome.scores[seat] ?? 0 });
  }
  return found;
}
