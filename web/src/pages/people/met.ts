/** What a page of somebody adds up from what they show. */
import { COLOURS } from '$lib/kit/brands';
import type { GameRow, Profile, TallyRow } from '$lib/wire';

export interface Met {
  name: string;
  won: number; // by whose page it is
  lost: number; // won by the other
}

/** The people of these games, whom one met most first. */
export function metIn(games: readonly GameRow[]): Met[] {
  const met = new Map<string, Met>();
  for (const game of games) {
    for (const other of game.others) {
      if (!other.person || !other.name) continue;
      const one = met.get(other.name) ?? { name: other.name, won: 0, lost: 0 };
      one.won += Number(game.won);
      one.lost += Number(other.won);
      met.set(other.name, one);
    }
  }
  return [...met.values()].filter((one) => one.won + one.lost).sort((a, b) => b.won + b.lost - a.won - a.lost);
}

export interface Figure {
  what: 'played' | 'won' | 'games';
  n: number;
}

/** For the poster: none of what is not shown. */
export function countsOf({ tallies }: Profile): Figure[] {
  if (!tallies?.length) return [];
  const sum = (of: (one: TallyRow) => number): number => tallies.reduce((total, one) => total + of(one), 0);
  return [
    { what: 'played', n: sum((one) => one.played) },
    { what: 'won', n: sum((one) => one.won) },
    { what: 'games', n: new Set(tallies.map((one) => one.game)).size },
  ];
}

/** A colour of the seats that is always the same for a name. */
export function colourOf(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum % COLOURS;
}
