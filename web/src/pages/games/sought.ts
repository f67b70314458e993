/** Which of my finished games I look for, and how the house is asked for them. */
import type { Against } from '$lib/wire';

export interface Sought {
  game: string; // empty: any
  side: string;
  against: Against | '';
  won: 'yes' | 'no' | '';
  with: string;
}

export const ALL: Sought = { game: '', side: '', against: '', won: '', with: '' };

export function addressOf(sought: Sought, before = 0): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(ALL) as (keyof Sought)[]) {
    const value = sought[name].trim();
    if (value) query.set(name, value);
  }
  if (before) query.set('before', String(before));
  return `/api/me/games?${query}`;
}
