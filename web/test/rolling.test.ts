import { expect, test } from 'vitest';
import { rollingOf } from '../src/board/rolling';
import { newLines } from '../src/table/film';
import { follows } from '../src/table/narrating';
import { joined } from '../src/table/seat';
import type { Picture, Roll, Scene } from '../src/wire';
import { offer, picture, sprite } from './pictures';

const roll = (number: number): Roll => ({
  number,
  key: 'marble',
  x: 400,
  y: 400,
  radius: 300,
  start: 0,
  travel: 18_000,
  milliseconds: 1670,
  bend: 0.7,
  rest: 0,
  leaves: false,
  first_line: 900,
  line_gap: 1800,
});

const scene = (move: number, shown: Picture | null, more: Partial<Scene> = {}): Scene =>
  ({
    move,
    picture: shown,
    options: [offer(move)],
    question: `question ${move}`,
    since: move - 1,
    clocks: [{ left: move, runs: true }],
    lines: [{ move, k: 0, seat: 0, text: `line ${move}`, rule: '', heading: '' }],
    ...more,
  }) as Scene;

const marble = (x: number): ReturnType<typeof sprite> => sprite('marble', x, 0);
const before = scene(4, picture([marble(10), sprite('gate', 0, 0)], [], { roll: roll(1) }));
const after = scene(5, picture([marble(90), sprite('trail', 0, 0)], [], { roll: roll(2) }));

test('while it rolls, only the roll and its end are new', () => {
  const rolling = rollingOf(before, after);
  expect(rolling?.picture?.sprites.map(({ key, x }) => [key, x])).toEqual([
    ['marble', 90],
    ['gate', 0],
  ]);
  expect(rolling?.picture?.roll).toEqual(roll(2));
  expect([rolling?.question, rolling?.lines, rolling?.since]).toEqual(['question 4', [], 4]);
  expect(rolling?.clocks).toEqual(after.clocks);
});

test('a scene in which nothing rolled is shown as it is', () => {
  expect(rollingOf(after, scene(6, picture([marble(90)], [], { roll: roll(2) })))).toBeNull();
  expect(rollingOf(scene(1, null), after)).toBeNull();
  expect(rollingOf(before, scene(5, null))).toBeNull();
});

test('on another canvas everything is told anew', () => {
  const tall = { name: 'tall', width: 620, height: 880, label_size: 20, caption_size: 18 } as const;
  expect(rollingOf(before, scene(5, picture([marble(90)], [], { roll: roll(2), canvas: tall })))).toBeNull();
});

test('what was told half-way through a move stays told while it rolls, and the first scene goes on too', () => {
  const lines = [3, 4, 5].flatMap((move) => scene(move, null).lines);
  const first = { ...before, since: -1, lines };
  const rolling = rollingOf(first, after)!;
  expect(rolling.lines.map(({ move }) => move)).toEqual([5]);
  expect(newLines(first, rolling)).toEqual([]);
  expect(newLines(rolling, after)).toEqual([]);
  expect(joined(lines, rolling.lines, rolling.since)).toEqual(lines);
  expect(follows({ ...first, curtain: -1 }, { ...rolling, curtain: -1 })).toBe(true);
});
