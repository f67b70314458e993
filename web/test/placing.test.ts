import { describe, expect, it } from 'vitest';
import { covered, gap, grown, lineBetween, linesTo, placed, type Box } from '../src/table/placing';

const ROOM: Box = { x: 0, y: 50, width: 1400, height: 800 };
const SIZE = { width: 330, height: 190 };
const box = (x: number, y: number, width = 80, height = 60): Box => ({ x, y, width, height });

describe('the bubble of the coach', () => {
  const many = [
    [box(300, 120), box(900, 400)],
    [box(0, 50, 228, 100)],
    [box(640, 400, 120, 120), box(500, 300), box(820, 520)],
    [box(1300, 780)],
    [],
  ];

  it.each(many.map((targets) => ({ targets })))('never lies on what it points at: $targets.length', ({ targets }) => {
    const found = placed(SIZE, ROOM, [box(250, 720, 820, 130)], targets, []);
    for (const target of [...targets, box(250, 720, 820, 130)]) expect(covered(target, found)).toBe(0);
  });

  it('stays in the room', () => {
    const found = placed(SIZE, ROOM, [], [box(1380, 60, 20, 20)], []);
    expect(covered(found, ROOM)).toBe(1);
  });

  it('stands near', () => {
    const target = box(700, 300);
    expect(gap(placed(SIZE, ROOM, [], [target], []), target)).toBeLessThan(40);
  });

  it('rather covers nothing that may be clicked', () => {
    const [target, aim] = [box(20, 60), box(120, 60, 400, 300)];
    const found = placed(SIZE, ROOM, [], [target], [aim]);
    expect(covered(aim, found)).toBe(0);
  });

  it('goes where it must when there is no room', () => {
    const found = placed(SIZE, { x: 0, y: 0, width: 200, height: 100 }, [], [], []);
    expect([found.x, found.y]).toEqual([0, 0]);
  });
});

describe('the line to a ring', () => {
  it('takes the shortest way', () => {
    expect(lineBetween(box(0, 0, 100, 100), box(150, 20, 50, 40))).toEqual({ x1: 100, y1: 40, x2: 150, y2: 40 });
    expect(lineBetween(box(0, 0, 100, 100), box(150, 130, 50, 40))).toEqual({ x1: 100, y1: 100, x2: 150, y2: 130 });
  });
});

it('a line that would cross another ring is left out', () => {
  const [bubble, near, far] = [box(0, 0, 100, 100), box(150, 20, 50, 60), box(300, 20, 50, 60)];
  expect(linesTo(bubble, [near, far])).toEqual([lineBetween(bubble, near)]);
});

it('a box grows on all sides', () => {
  expect(grown(box(10, 10, 5, 5), 2)).toEqual(box(8, 8, 9, 9));
});
