import { describe, expect, test } from 'vitest';
import { folded, joinedTurns, parts, sentences, standing, told } from '../src/table/story';
import type { Line, Turn } from '../src/wire';

const line = (move: number, text = `${move}`): Line => ({
  move,
  k: 0,
  seat: 0,
  text,
  rule: 'R',
  name: '',
  heading: '',
  weight: 0,
  sound: '',
});
const card = (number: number, first: number, last: number, more: Partial<Turn> = {}): Turn => ({
  number,
  kind: 'turn',
  seat: 0,
  who: 'You',
  cause: `cause ${number}`,
  chips: [],
  first,
  last,
  heading: '',
  runs: [],
  ...more,
});
const numbers = (turns: Turn[]): number[] => turns.map((turn) => turn.number);

describe('the story', () => {
  test('a card that goes on is told again, and stands once', () => {
    const known = [card(0, 0, 1), card(1, 2, 2)];
    expect(joinedTurns(known, [card(1, 2, 4), card(2, 5, 5)], 3).map((turn) => turn.last)).toEqual([1, 4, 5]);
  });
  test('a scene that tells nothing leaves it, one that tells all replaces it', () => {
    expect(numbers(joinedTurns([card(0, 0, 1)], [], 3))).toEqual([0]);
    expect(numbers(joinedTurns([card(0, 0, 1), card(1, 2, 2)], [card(0, 0, 0)], -1))).toEqual([0]);
  });
  test('many lines that are told as one are one sentence', () => {
    const turn = card(0, 0, 3, { runs: [{ first: 1, of: 2, text: 'two cubes' }] });
    const lines = [line(1), line(2, 'a cube'), line(3, 'a cube'), line(4)];
    expect(sentences(turn, lines).map((one) => one.text)).toEqual(['1', 'two cubes', '4']);
  });
  test('a card without a cause is called by its first sentence', () => {
    expect(told(card(0, 1, 1, { cause: '' }), [line(1), line(2, 'Silas passes.')])).toBe('Silas passes.');
  });
  test('a heading stands once above its cards', () => {
    const turns = [card(0, 0, 0), card(1, 1, 1, { heading: 'Round 1' }), card(2, 2, 2, { heading: 'Round 1' })];
    expect(parts(turns).map((part) => [part.heading, numbers(part.turns)])).toEqual([
      ['', [0]],
      ['Round 1', [1, 2]],
    ]);
  });
  test('old rounds are folded away, but never a single card', () => {
    const rounds = parts([0, 1, 2, 3].map((n) => card(n, n, n, { heading: n ? `Round ${n}` : '' })));
    expect(folded(rounds.slice(0, 3)).old).toEqual([]);
    expect(folded(rounds).old.map((part) => part.heading)).toEqual(['', 'Round 1']);
    expect(folded(rounds).fresh.map((part) => part.heading)).toEqual(['Round 2', 'Round 3']);
  });
  test('no round in sight is folded away, and none that is comes back', () => {
    const rounds = parts([0, 1, 2, 3, 4, 5].map((n) => card(n, n, n, { heading: n ? `Round ${n}` : '' })));
    const headings = (from: number): string[] => folded(rounds, from).fresh.map((part) => part.heading);
    const inSight = (...seen: string[]) => standing(rounds, 1, (part) => seen.includes(part.heading));
    expect(headings(standing(rounds, -1, () => false))).toEqual(['Round 4', 'Round 5']);
    expect(headings(inSight('Round 3', 'Round 4'))).toEqual(['Round 3', 'Round 4', 'Round 5']);
    expect(headings(standing(rounds, 3, () => true))).toEqual(['Round 3', 'Round 4', 'Round 5']);
  });
  test('what is taken back lets older rounds stand', () => {
    const rounds = parts([0, 1, 2, 3].map((n) => card(n, n, n, { heading: n ? `Round ${n}` : '' })));
    expect(standing(rounds, 9, () => false)).toBe(2);
    expect(standing([], 9, () => false)).toBe(-1);
  });
});
