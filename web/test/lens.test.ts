import { describe, expect, it } from 'vitest';
import { between, floating, meets, NEAREST, nearer, pinched, seen, shifted, showing, WHOLE } from '../src/board/lens';
import { sprite } from './pictures';

const canvas = { width: 1000, height: 800 };
const near = nearer(WHOLE, canvas, 2, { x: 500, y: 400 });

/** Where a point of the canvas is seen, as a share of the window. */
const shareOf = (lens: typeof WHOLE, x: number, y: number): number[] => {
  const box = seen(lens, canvas);
  return [(x - box.x) / box.width, (y - box.y) / box.height].map((share) => Number(share.toFixed(6)));
};

describe('looking nearer', () => {
  it('keeps the point it is about where it is', () => {
    const lens = nearer(WHOLE, canvas, 2, { x: 300, y: 600 });
    expect(lens.zoom).toBe(2);
    expect(shareOf(lens, 300, 600)).toEqual(shareOf(WHOLE, 300, 600));
  });

  it('never goes beyond the edge', () => {
    const lens = nearer(WHOLE, canvas, 2, { x: 0, y: 800 });
    expect(seen(lens, canvas)).toEqual({ x: 0, y: 400, width: 500, height: 400 });
  });

  it('never comes nearer than the nearest, nor farther than the whole', () => {
    expect(nearer(WHOLE, canvas, 99, { x: 500, y: 400 }).zoom).toBe(NEAREST);
    expect(nearer(near, canvas, 0.01, { x: 9, y: 9 })).toEqual(WHOLE);
  });
});

describe('moving what is seen', () => {
  it('stops at the edges', () => {
    expect(shifted(near, canvas, -9999, 9999)).toEqual({ x: 0, y: 400, zoom: 2 });
  });

  it('does nothing to the whole', () => {
    expect(shifted(WHOLE, canvas, 50, 50)).toEqual(WHOLE);
  });

  it('goes no further than needed to show a thing', () => {
    const thing = { x: 900, y: 300, width: 60, height: 60 };
    expect(showing(near, canvas, thing)).toEqual({ x: 460, y: 200, zoom: 2 });
    expect(showing(near, canvas, { ...thing, x: 400 })).toEqual(near);
    expect([thing, { ...thing, x: 400 }].map((one) => meets(near, canvas, one))).toEqual([false, true]);
  });
});

describe('two fingers', () => {
  const [left, right] = [
    { x: 0.4, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ];

  it('spread to look nearer: what was under their middle still is', () => {
    const lens = pinched(
      WHOLE,
      canvas,
      [left, right],
      [
        { x: 0.3, y: 0.5 },
        { x: 0.7, y: 0.5 },
      ],
    );
    expect(lens.zoom).toBeCloseTo(2);
    expect(shareOf(lens, 500, 400)).toEqual([0.5, 0.5]);
  });

  it('move what is seen when they move together', () => {
    const lens = pinched(
      near,
      canvas,
      [left, right],
      [
        { x: 0.5, y: 0.4 },
        { x: 0.7, y: 0.4 },
      ],
    );
    expect([lens.zoom, lens.x, lens.y].map((value) => Math.round(value))).toEqual([2, 200, 240]);
  });
});

it('on the way it is in between', () => {
  expect(between(WHOLE, near, 0)).toEqual(WHOLE);
  expect(between(WHOLE, near, 0.5).zoom).toBe(1.5);
  expect(between(WHOLE, near, 1)).toEqual(near);
});

it('a note is as large as ever, and within what is seen', () => {
  const note = sprite('note', 10, 10, { width: 200, height: 80, layer: 'tooltips' });
  const about = { x: 700, y: 560, width: 40, height: 40 };
  const shown = floating(note, about, near, canvas);
  const box = seen(near, canvas);
  expect([shown.width * near.zoom, shown.height * near.zoom]).toEqual([200, 80]);
  expect(shown.grid).toBe(200);
  expect(shown.x).toBeGreaterThanOrEqual(box.x);
  expect(shown.x + shown.width).toBeLessThanOrEqual(box.x + box.width);
  expect(shown.y + shown.height).toBeLessThanOrEqual(box.y + box.height);
});
