import { expect, test } from 'vitest';
import { angleAt, levelAt, linesPassed, pointAt, powerAt } from '../src/board/roll';
import type { Roll } from '../src/wire';

const roll: Roll = {
  number: 1,
  key: 'marble',
  x: 500,
  y: 400,
  radius: 300,
  start: 9000,
  travel: 18_000,
  milliseconds: 3000,
  bend: 1.4,
  rest: 0,
  leaves: false,
  first_line: 0,
  line_gap: 1800,
};

test('a roll begins and ends exactly where it says', () => {
  expect(angleAt(roll, 0)).toBeCloseTo(9000);
  expect(angleAt(roll, 1)).toBe(27_000);
});

test('it slows down: each quarter of its time takes it less far, and it comes to a standstill', () => {
  const at = [0, 0.25, 0.5, 0.75, 0.999].map((u) => angleAt(roll, u));
  const steps = at.slice(1).map((angle, n) => angle - (at[n] ?? 0));
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
  expect(angleAt(roll, 1) - angleAt(roll, 0.999)).toBeLessThan(1);
});

test('angles are clockwise from the top', () => {
  const [top, right] = [pointAt(roll, 0), pointAt(roll, 9000)];
  expect([top.x, top.y, right.x, right.y].map(Math.round)).toEqual([500, 100, 800, 400]);
});

test('it counts the lines it passes', () => {
  expect([linesPassed(roll, 9000), linesPassed(roll, 12_600), linesPassed(roll, 27_000)]).toEqual([0, 2, 10]);
});

test('a gauge grows, and shrinks again', () => {
  expect([0, 450, 900, 1350, 1800].map((held) => powerAt(held, 900))).toEqual([0, 0.5, 1, 0.5, 0]);
  expect([0, 450, 900].map((held) => levelAt(held, 900, 100))).toEqual([0, 50, 99]);
});
