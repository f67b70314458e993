import { describe, expect, test } from 'vitest';
import { bits, plain } from '../src/table/markdown';
import { clockText, fromMine, joined, share, shortTitle, withNames } from '../src/table/seat';
import type { Line } from '../src/wire';

const line = (move: number, k = 0, heading = ''): Line => ({
  move,
  k,
  seat: 0,
  text: `${move}.${k}`,
  rule: '',
  name: '',
  heading,
  sound: '',
  weight: 0,
});
const texts = (lines: Line[]): string[] => lines.map((one) => one.text);

describe('the log', () => {
  test('new lines come after those known', () => {
    expect(texts(joined([line(1)], [line(2), line(2, 1)], 1))).toEqual(['1.0', '2.0', '2.1']);
  });
  test('a scene that tells from the beginning replaces everything', () => {
    expect(texts(joined([line(1), line(2)], [line(1)], -1))).toEqual(['1.0']);
  });
  test('what comes twice stands once', () => {
    expect(texts(joined([line(1), line(2)], [line(2), line(3)], 1))).toEqual(['1.0', '2.0', '3.0']);
  });
  test('names are set apart, the longer one first, and never inside a word', () => {
    const pieces = withNames('Opal offers Opal Ann a card of Opalescence.', ['Opal', 'Opal Ann']);
    expect(pieces.filter((piece) => piece.strong).map((piece) => piece.text)).toEqual(['Opal', 'Opal Ann']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Opal offers Opal Ann a card of Opalescence.');
  });
  test('a name may hold any sign', () => {
    expect(withNames('(*) waits for a.b', ['(*)', 'a.b']).filter((piece) => piece.strong).length).toBe(2);
  });
});

describe('seats and clocks', () => {
  test('mine stands first', () => {
    expect([fromMine([0, 1, 2, 3], 2), fromMine([0, 1, 2], -1)]).toEqual([
      [2, 3, 0, 1],
      [0, 1, 2],
    ]);
  });
  test('a clock shows a second until it is over', () => {
    expect([0, 0.2, 31, 61.5, 3600].map(clockText)).toEqual(['0:00', '0:01', '0:31', '1:02', '1:00:00']);
  });
  test('a scene is not called by the name of its game', () => {
    expect([shortTitle('Goat Town, round 3', 'Goat Town'), shortTitle('the ring, lap 2', 'Circles')]).toEqual([
      'Round 3',
      'The ring, lap 2',
    ]);
  });
  test('two small numbers are so many of so many', () => {
    expect([share('Round 2 of 3'), share('Round 4'), share('Turn 12 of 99'), share('')]).toEqual([
      { done: 2, of: 3 },
      null,
      null,
      null,
    ]);
  });
});

describe('the Markdown of rules', () => {
  test('bold, slanted, code and other rules', () => {
    expect(bits('**Two** coins, *not* `three`: GOAT-F23.').map((bit) => [bit.kind, bit.text])).toEqual([
      ['strong', 'Two'],
      ['text', ' coins, '],
      ['em', 'not'],
      ['text', ' '],
      ['code', 'three'],
      ['text', ': '],
      ['rule', 'GOAT-F23'],
      ['text', '.'],
    ]);
  });
  test('nothing in it becomes markup', () => {
    expect(bits('<img src=x>')).toEqual([{ kind: 'text', text: '<img src=x>' }]);
  });
  test('a rule without its own ID, its list mark or its table', () => {
    expect([
      plain('GOAT-F1', '- **GOAT-F1** A card is dealt.'),
      plain('GOAT-F2', '| ID | n |\n|---|---|\n| GOAT-F2 | 3 coins |'),
    ]).toEqual(['A card is dealt.', '3 coins']);
  });
});
