import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMarks, marked, penciled, readMarks, type Mark } from '../src/table/marking';
import type { Picture, Sprite } from '../src/wire';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
});
beforeEach(() => store.clear());

const town = (key: string, x: number): Sprite => ({
  ...{ key, label: key, x, y: 100, width: 40, height: 40, layer: 'places', parts: [], symbol: '', hint: '' },
  ...{ turn: 0, grid: 0 },
});
const picture = {
  canvas: { name: 'wide', width: 1000, height: 800, caption_size: 16 },
  sprites: [town('a', 100), town('b', 300)],
} as unknown as Picture;
const here: Mark = { key: 'a', kind: 'here' };
const never: Mark = { key: 'a', kind: 'never' };

describe('pencil marks', () => {
  it('are rubbed out by the same mark, and here is not never', () => {
    expect(marked([], here)).toEqual([here]);
    expect(marked([here], here)).toEqual([]);
    expect(marked([here], never)).toEqual([never]);
    expect(marked([here], { key: 'b', kind: 'never' })).toHaveLength(2);
  });

  it('keep one note for each place, and an empty one takes it away', () => {
    const first = marked([], { key: 'a', kind: 'note', text: ' needs two ' });
    expect(first).toEqual([{ key: 'a', kind: 'note', text: 'needs two' }]);
    expect(marked(first, { key: 'a', kind: 'note', text: 'or three' })).toHaveLength(1);
    expect(marked(first, { key: 'a', kind: 'note', text: ' ' })).toEqual([]);
  });

  it('are kept with their table, and nonsense in the store is no mark', () => {
    keepMarks('marks-t-0', [here]);
    expect(readMarks('marks-t-0')).toEqual([here]);
    expect(readMarks('marks-t-1')).toEqual([]);
    store.set('farwest-marks-t-2', '[{"key":"a","kind":"curse"},3,null]');
    expect(readMarks('marks-t-2')).toEqual([]);
    store.set('farwest-marks-t-2', 'nonsense');
    expect(readMarks('marks-t-2')).toEqual([]);
  });

  it('lie on their places; those of places that are not there are left out', () => {
    const marks: Mark[] = [
      here,
      { key: 'b', kind: 'never' },
      { key: 'a', kind: 'way', to: 'b' },
      { key: 'a', kind: 'note', text: 'both?' },
      { key: 'gone', kind: 'here' },
      { key: 'a', kind: 'way', to: 'gone' },
    ];
    const drawn = penciled(picture, marks, (mark) => `${mark.kind} ${mark.key}`);

    expect(drawn.map((sprite) => sprite.label)).toEqual(['here a', 'never b', 'way a', 'note a']);
    expect(drawn.every((sprite) => sprite.layer === 'previews')).toBe(true);
    const [ring] = drawn;
    expect([(ring?.x ?? 0) + (ring?.width ?? 0) / 2, (ring?.y ?? 0) + (ring?.height ?? 0) / 2]).toEqual([120, 120]);
  });
});
