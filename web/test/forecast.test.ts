import { expect, test } from 'vitest';
import { foreseenAt, foretold } from '../src/pages/practice/forecast';
import type { Exercise, Gauge } from '../src/wire';
import { picture, sprite } from './pictures';

const gauge: Gauge = {
  first: 0,
  step: 1,
  levels: 3,
  rise: 700,
  key: 'marble',
  label: '',
  hint: '',
  words: [],
  swipe: null,
};
const exercise: Exercise = {
  ...{ picture: picture([sprite('marble', 0, 0)], [], { gauge }), about: '', said: '', at: 0 },
  ...{ x: 100, y: 100, radius: 80, stops: [0, 9000, -1] },
  foreseen: [
    { level: 0, text: 'near' },
    { level: 2, text: 'out' },
  ],
};

test('a level is foretold by the last text at or below it', () => {
  expect([0, 1, 2].map((level) => foreseenAt(exercise, level))).toEqual(['near', 'near', 'out']);
});

test('a pale copy lies where it would stop, and none where it would leave', () => {
  const middle = (level: number): (string | number)[][] =>
    foretold(exercise, level)
      .sprites.slice(1)
      .map(({ key, x, y, width }) => [key, Math.round(x + width / 2), Math.round(y + width / 2)]);
  expect([0, 1, 2].map(middle)).toEqual([[['foretold', 100, 20]], [['foretold', 180, 100]], []]);
});
