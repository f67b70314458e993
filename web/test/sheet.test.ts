import { expect, test } from 'vitest';
import { wayTo } from '../src/table/sheet';

const room = { top: 100, bottom: 500 };
const band = (top: number, bottom: number): { top: number; bottom: number } => ({ top, bottom });

test('what is seen stays where it is', () => {
  expect(wayTo([], room)).toBe(0);
  expect(wayTo([band(120, 160), band(400, 480)], room)).toBe(0);
});

test('what lies under the sheet, or above the edge, is scrolled free, and no further', () => {
  expect(wayTo([band(520, 560)], room)).toBe(60);
  expect(wayTo([band(40, 80)], room)).toBe(-60);
  expect(wayTo([band(300, 340), band(520, 560)], room)).toBe(60);
});

test('where there is no room for all, the first is seen', () => {
  expect(wayTo([band(600, 640), band(40, 80)], room)).toBe(140);
  expect(wayTo([band(40, 80), band(600, 640)], room)).toBe(-60);
  expect(wayTo([band(700, 1300)], room)).toBe(600); // larger than the room: from its top on
});
