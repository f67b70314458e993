import { expect, test } from 'vitest';
import { apart } from '../src/pages/review/apart';

test('dots that do not touch stay where they are', () => {
  const wished = [
    { x: 10, y: 50 },
    { x: 40, y: 50 },
    { x: 10, y: 80 },
  ];
  expect(apart(wished, 24, 0, 140)).toEqual(wished);
});

test('one that would lie on another goes to the nearest free height', () => {
  const wished = [
    { x: 10, y: 50 },
    { x: 12, y: 52 },
    { x: 14, y: 53 },
  ];
  expect(apart(wished, 24, 0, 140)).toEqual([
    { x: 10, y: 50 },
    { x: 12, y: 74 },
    { x: 14, y: 26 },
  ]);
});

test('never out of the plot', () => {
  expect(
    apart(
      [
        { x: 10, y: 5 },
        { x: 10, y: 4 },
      ],
      24,
      0,
      140,
    )[1],
  ).toEqual({ x: 10, y: 29 });
});

test('where no height is free, beside', () => {
  const crowd = Array.from({ length: 6 }, () => ({ x: 100, y: 30 }));
  const placed = apart(crowd, 24, 12, 60);
  for (const [n, one] of placed.entries())
    for (const other of placed.slice(n + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(24);
});
