/** Open tables as one looks for them: which game, how many seats are free, how fast it goes, how good they are. */
import type { Pace, TableCard } from '$lib/wire';

export interface Wanted {
  game: string; // empty: any
  free: number; // seats, at least
  pace: Pace | '';
  level: '' | 'near' | 'rated';
}

export const ANY: Wanted = { game: '', free: 1, pace: '', level: '' };

export function freeSeats(table: TableCard): number {
  return table.chairs.filter((chair) => chair.who === 'open').length;
}

export function fitting(tables: readonly TableCard[], wanted: Wanted): TableCard[] {
  return tables.filter(
    (table) =>
      (!wanted.game || table.game === wanted.game) &&
      freeSeats(table) >= wanted.free &&
      (!wanted.pace || table.pace === wanted.pace) &&
      (wanted.level !== 'near' || table.near) &&
      (wanted.level !== 'rated' || table.rated),
  );
}
