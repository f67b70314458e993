import { describe, expect, it } from 'vitest';
import { since } from '../src/table/since';
import type { Line } from '../src/wire';

const ME = 0;
const line = (move: number, text: string, weight = 0): Line => ({
  move,
  k: 0,
  seat: text.startsWith('You ') ? ME : 1,
  text,
  rule: '',
  name: '',
  heading: '',
  weight,
  sound: '',
});
const said = (lines: Line[]): string[] => since(lines, 0, ME).map((one) => one.text);

describe('since my last turn', () => {
  it('tells a robbery before the cards that I received since', () => {
    const lines = [
      line(2, 'Belle’s Thief robs the Ranch.', 1),
      line(3, 'You receive the Kid.'),
      line(4, 'You receive the Widow.'),
      line(5, 'You receive the Goat.'),
    ];
    expect(said(lines)).toEqual(['Belle’s Thief robs the Ranch.', 'You receive the Widow.', 'You receive the Goat.']);
  });

  it('tells what I lost first of all, and the rest as it came', () => {
    const lines = [
      line(2, 'You draw a card.'),
      line(3, 'Pete robs the Bank.', 1),
      line(4, 'Ada takes $1 from you.', 2),
      line(5, 'Ada passes.'),
    ];
    expect(said(lines)).toEqual(['Ada takes $1 from you.', 'Pete robs the Bank.', 'Ada passes.']);
  });

  it('tells what others did before what I drew for it', () => {
    const lines = [
      line(2, 'Ada accepts.'),
      line(3, 'You receive the Kid.'),
      line(4, 'Pete offers you a card.'),
      line(5, 'Pete says: the Goat.'),
      line(6, 'You draw the Widow.'),
    ];
    expect(said(lines)).toEqual(['Ada accepts.', 'Pete offers you a card.', 'Pete says: the Goat.']);
  });

  it('tells nothing while nobody but me has done anything', () => {
    expect(said([line(2, 'You drop a Robber.'), line(3, 'You draw a card.')])).toEqual([]);
    expect(said([line(2, 'You lose a hat.', 2)])).toEqual(['You lose a hat.']);
  });

  it('tells nothing of my own answer, nor before the first', () => {
    expect(said([line(1, 'You pass.')])).toEqual([]);
    expect(since([line(9, 'Ada passes.')], -1, ME)).toEqual([]);
  });
});
