import { expect, test } from 'vitest';
import { strokePower, type Sample } from '../src/board/swipe';
import type { Swipe } from '../src/wire';

const swipe: Swipe = { x: 0, y: 0, radius: 100, slow: 0.2, span: 2.2, window: 80, astray: 60, hint: '' };

/** Along a straight line from the top of the circle, so many units a second, a sample every 10 ms. */
function stroke(speed: number, degrees = 0, count = 9): Sample[] {
  const turn = (degrees * Math.PI) / 180;
  return Array.from({ length: count }, (_, n) => {
    const far = (speed * n) / 100;
    return { x: far * Math.cos(turn), y: -100 + far * Math.sin(turn), time: 10 * n };
  });
}

test('the power is the speed in radii a second, within its span', () => {
  const powers = [10, 20, 130, 240, 900].map((speed) => strokePower(stroke(speed), 80, swipe));
  expect(powers.map((power) => Number(power?.toFixed(6)))).toEqual([0, 0, 0.5, 1, 1]);
});

test('a median: one sample that jumps changes nothing', () => {
  const jumpy = stroke(130).map((sample, n) => (n === 4 ? { ...sample, x: sample.x + 0.4 } : sample));
  expect(strokePower(jumpy, 80, swipe)).toBeCloseTo(0.5, 6);
});

test('only the last 80 ms count', () => {
  const slow = stroke(20, 0, 30).map((sample) => ({ ...sample, time: sample.time - 300, x: sample.x - 6 }));
  expect(strokePower([...slow, ...stroke(130)], 80, swipe)).toBeCloseTo(0.5, 6);
  expect(strokePower(stroke(130), 400, swipe)).toBeNull();
});

test('what goes astray or back is no flick', () => {
  expect([-70, -50, 50, 70, 180].map((way) => strokePower(stroke(130, way), 80, swipe) !== null)).toEqual([
    ...[false, true, true, false, false],
  ]);
});

test('a press that does not move is none', () => {
  expect(strokePower(stroke(0), 80, swipe)).toBeNull();
  expect(strokePower([], 80, swipe)).toBeNull();
});
