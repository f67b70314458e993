import { describe, expect, it } from 'vitest';
import { openPapers } from '../src/table/folding';

describe('papers in a column', () => {
  it('fold from the last one on, until they fit', () => {
    const [open, folded] = [
      [100, 80, 60],
      [30, 30, 30],
    ];
    expect([240, 239, 209, 159, 0].map((room) => openPapers(open, folded, room))).toEqual([3, 2, 1, 0, 0]);
  });
});
