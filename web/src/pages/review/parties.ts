/** Who wins or loses together: a line of the curve each. */
import type { Moment, ReplayHead } from '$lib/wire';

export interface Side {
  name: string;
  seats: readonly number[];
}

export function partiesOf(head: ReplayHead): Side[] {
  const { parties } = head.outcome;
  if (parties.length) return parties.map(({ title: name, seats }) => ({ name, seats }));
  return head.names.map((name, seat) => ({ name, seats: [seat] }));
}

/** Mates share a chance: each seat has a part of it. */
export function chanceOf(moment: { chances: readonly number[] }, side: Pick<Side, 'seats'>): number {
  return side.seats.reduce((sum, seat) => sum + (moment.chances[seat] ?? 0), 0);
}

export function partyOf(parties: readonly Side[], seat: number): Side {
  return parties.find((party) => party.seats.includes(seat)) ?? { name: '', seats: [seat] };
}

/** The chances after so many answers, as far as the curve is known; null: it is not, there. */
export function momentAt(curve: readonly Moment[], move: number): Moment | null {
  const known = curve[curve.length - 1];
  if (!known || known.move < move) return null;
  return curve.find((moment) => moment.move >= move) ?? null;
}

export const percent = (chance: number): number => Math.round(100 * chance);
