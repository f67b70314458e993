/** My games are asked for as they are sought, and older ones after those one has. */
import { expect, test } from 'vitest';
import { addressOf, ALL } from '../src/pages/games/sought';
import { ANY, fitting } from '../src/pages/lobby/filtering';
import type { TableCard } from '../src/wire';

test('only what is sought is asked for', () => {
  expect(addressOf(ALL)).toBe('/api/me/games?');
  expect(addressOf({ ...ALL, game: 'goat', with: ' Ada & Co ' })).toBe('/api/me/games?game=goat&with=Ada+%26+Co');
  expect(addressOf({ ...ALL, won: 'no' }, 12.5)).toBe('/api/me/games?won=no&before=12.5');
});

test('open tables are found by level, where one can know it', () => {
  const table = { game: 'goat', pace: 'free', chairs: [{ who: 'open' }], near: true, rated: false };
  const tables = [table, { ...table, near: false }, { ...table, rated: true }] as unknown as TableCard[];
  expect(fitting(tables, ANY)).toHaveLength(3);
  expect(fitting(tables, { ...ANY, level: 'near' })).toEqual([tables[0], tables[2]]);
  expect(fitting(tables, { ...ANY, level: 'rated' })).toEqual([tables[2]]);
});
