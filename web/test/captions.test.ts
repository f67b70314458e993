import { describe, expect, it } from 'vitest';
import { coveredByRings } from '../src/board/captions';
import type { Sprite, Words } from '../src/wire';

const words = (text: string, x: number, y: number): Words => ({
  type: 'words',
  text,
  x,
  y,
  size: 10,
  room: 200,
  font: 'label',
  colour: 'ink',
  anchor: 'middle',
  halo: '',
});

const sprite = (key: string, x: number, y: number, size: number, ...parts: Words[]): Sprite => ({
  key,
  symbol: '',
  label: key,
  x,
  y,
  width: size,
  height: size,
  layer: 'slots',
  parts,
  hint: '',
  turn: 0,
  grid: 0,
});

describe('a ring round a thing', () => {
  const town = sprite('town', 100, 100, 40, words('Los Lunas', 20, -4)); // its name stands just above it

  it('leaves the words beside it readable', () => {
    expect(coveredByRings([town], [town]).map((one) => one.parts)).toEqual([town.parts]);
  });

  it('covers no words that are far from it, or well inside', () => {
    const far = sprite('far', 300, 300, 40, words('Aztec', 20, -4));
    const inside = sprite('card', 0, 0, 80, words('5', 40, 42));
    expect(coveredByRings([town, far, inside], [inside])).toEqual([]);
  });

  it('brings nothing up that another thing lies on', () => {
    const hat = sprite('hat', 90, 85, 60);
    expect(coveredByRings([town, hat], [town])).toEqual([]);
  });
});
