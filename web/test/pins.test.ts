import { expect, test } from 'vitest';
import { shared } from '../src/board/spot';
import { pinned } from '../src/table/pins';
import type { Circle, Layer, Picture, Sprite } from '../src/wire';

function thing(key: string, x: number, y: number, layer: Layer = 'places'): Sprite {
  return { key, label: key, x, y, width: 40, height: 40, layer, parts: [], symbol: '', hint: '', turn: 0, grid: 0 };
}

const TOWNS = [thing('a', 100, 100), thing('b', 300, 100), thing('c', 300, 400)];

function board(...more: Sprite[]): Picture {
  return {
    canvas: { name: 'wide', width: 1000, height: 800, label_size: 16, caption_size: 14 },
    label: '',
    sprites: [...TOWNS, ...more],
    panels: [],
    touches: [],
    gauge: null,
    roll: null,
    notes: [],
  };
}

function circle(...routes: [number, string[]][]): Circle {
  return {
    is: 'circle',
    seats: [1, 2],
    name: '',
    plan: '',
    apart: true,
    apart_note: '',
    all_note: '',
    say: '',
    spots: [],
    most: 5,
    routes: routes.map(([seat, stops]) => ({ seat, stops })),
  };
}

const named = (seat: number, n: number): string => `${seat}.${n}`;
const keys = (sprites: Sprite[]): string[] => sprites.map((sprite) => sprite.key);

test('every stop has its tag, and a thread leads to it from the one before', () => {
  const made = pinned(board(), circle([1, ['a', 'b', 'a']]), named);
  expect(keys(made)).toEqual(['thread-1-1', 'thread-1-2', 'pin-1-0', 'pin-1-1', 'pin-1-2']);
  expect(made.map((sprite) => sprite.label)).toEqual(['1.1', '1.2', '1.0', '1.1', '1.2']);
  const numbers = made.flatMap((sprite) => sprite.parts).flatMap((part) => (part.type === 'words' ? [part.text] : []));
  expect(numbers).toEqual(['1', '2', '3']);
});

test('no tag lies on a stop, a name, a piece or another tag', () => {
  const near = [thing('name-a', 95, 60, 'slots'), thing('rider', 140, 95, 'pieces')];
  const made = pinned(board(...near), circle([1, ['a', 'b', 'a']], [2, ['a', 'c']], [3, ['a']]), named);
  const tags = made.filter((sprite) => sprite.key.startsWith('pin'));
  expect(tags.length).toBe(6);
  for (const tag of tags) {
    const others = [...TOWNS, ...near, ...tags.filter((other) => other !== tag)];
    expect(others.filter((other) => shared(tag, other) > 0)).toEqual([]);
  }
});

test('a thread runs between its stops, each seat beside the other', () => {
  const [one, two] = pinned(board(), circle([1, ['a', 'b']], [2, ['a', 'b']]), named).filter((s) =>
    s.key.startsWith('thread'),
  );
  expect([one?.turn, two?.turn, one?.width]).toEqual([0, 0, 200]);
  expect(one?.y).not.toBe(two?.y);
});

test('what the board does not show has no tag, and a stay no thread', () => {
  expect(keys(pinned(board(), circle([1, ['a', 'elsewhere', 'b', 'b']]), named))).toEqual([
    'pin-1-0',
    'pin-1-2',
    'pin-1-3',
  ]);
});

test('the parts of a board lie still on it', () => {
  const edge = thing('edge', 0, 0);
  const [tag] = pinned(board(edge), circle([1, ['edge']]), named);
  expect([(tag?.x ?? -1) >= 0, (tag?.y ?? -1) >= 0]).toEqual([true, true]);
});
