import { expect, test } from 'vitest';
import { themes } from '../src/pages/puzzles/themes';
import type { PuzzleCard } from '../src/wire';

const card = (id: string, theme: string, stars = 1, part = 'middle'): PuzzleCard =>
  ({ id, theme, stars, part, game: 'goat' }) as PuzzleCard;

test('puzzles of one question stand together, the rarest question first', () => {
  const cards = [card('a', 'Offer', 2), card('b', 'Offer'), card('c', 'Rob'), card('d', 'Offer', 1, 'opening')];
  expect(themes(cards).map((some) => some.map((one) => one.id))).toEqual([['c'], ['d', 'b', 'a']]);
});
