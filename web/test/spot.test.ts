import { describe, expect, it } from 'vitest';
import { spot, type Box } from '../src/board/spot';

const canvas = { width: 400, height: 300 };
const label = { width: 100, height: 40 };
const thing = { x: 180, y: 140, width: 40, height: 40 };

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('the place of a label', () => {
  it('is above the thing, over its middle', () => {
    const at = spot(label, thing, [], canvas);
    expect(at.x + at.width / 2).toBe(200);
    expect(at.y + at.height).toBeLessThan(thing.y);
  });

  it('is below when there is no room above', () => {
    const high = { ...thing, y: 10 };
    expect(spot(label, high, [], canvas).y).toBeGreaterThan(high.y + high.height);
  });

  it('stays on the board', () => {
    const at = spot(label, { ...thing, x: 370 }, [], canvas);
    expect(at.x + at.width).toBeLessThanOrEqual(canvas.width);
  });

  it('hides nothing that a move would change', () => {
    const above = { x: 150, y: 90, width: 100, height: 45 };
    const below = { x: 150, y: 185, width: 100, height: 45 };
    const at = spot(label, thing, [above, below], canvas);
    expect([thing, above, below].every((box) => apart(at, box))).toBe(true);
  });

  it('goes around everything when each side is taken', () => {
    const ring = [-60, 0, 60].flatMap((x) => [-60, 0, 60].map((y) => ({ ...thing, x: thing.x + x, y: thing.y + y })));
    const at = spot(label, thing, ring, canvas);
    expect(ring.every((box) => apart(at, box))).toBe(true);
  });
});
