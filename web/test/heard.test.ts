import { expect, test } from 'vitest';
import { heardOf } from '../src/table/heard';
import type { Line, Scene } from '../src/wire';

const line = (move: number, sound: Line['sound']): Line => ({
  move,
  k: 0,
  seat: 0,
  text: '',
  rule: '',
  name: '',
  heading: '',
  weight: 0,
  sound,
});
const scene = (move: number, lines: Line[], more: Partial<Scene> = {}): Scene =>
  ({ move, lines, over: false, options: [], ...more }) as unknown as Scene;
const before = scene(3, []);

test('lines that are new are heard, each sound once, the last three', () => {
  const lines = [line(3, 'dice'), line(4, 'place'), line(4, 'coin'), line(5, ''), line(5, 'coin'), line(6, 'stamp')];
  expect(heardOf(before, scene(6, lines), false)).toEqual(['place', 'coin', 'stamp']);
  expect(heardOf(before, scene(6, [...lines, line(6, 'ribbon')]), false)).toEqual(['coin', 'stamp', 'ribbon']);
});

test('what moves without a word is laid down; what neither moves nor is told is silent', () => {
  expect(heardOf(before, scene(4, []), true)).toEqual(['place']);
  expect(heardOf(before, scene(4, []), false)).toEqual([]);
});

test('my move is heard when it comes, the end once', () => {
  const mine = scene(4, [line(4, 'coin')], { options: [{}] as Scene['options'] });
  expect(heardOf(before, mine, true)).toEqual(['coin', 'turn']);
  expect(heardOf(mine, { ...mine, move: 5, lines: [] }, false)).toEqual([]);
  const over = scene(5, [], { over: true });
  expect(heardOf(before, over, false)).toEqual(['win']);
  expect(heardOf(over, over, false)).toEqual([]);
});
