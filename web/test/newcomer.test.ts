import { beforeEach, expect, test } from 'vitest';
import { newcomer } from '../src/newcomer.svelte';
import { narrated, toldFirst } from '../src/table/film';
import { since } from '../src/table/since';
import type { Line, Scene } from '../src/wire';

const line = (move: number, text: string, seat = 1): Line => ({
  move,
  k: 0,
  seat,
  text,
  rule: '',
  name: '',
  heading: '',
  sound: '',
  weight: 0,
});
const scene = (move: number, lines: Line[], options = 0): Scene =>
  ({ move, seat: 0, lines, over: false, held: -1, options: Array(options).fill({ action: 1 }) }) as unknown as Scene;

beforeEach(() => {
  const shelf = new Map<string, string>();
  const store = { getItem: (name: string) => shelf.get(name) ?? null, setItem: shelf.set.bind(shelf) };
  Object.assign(globalThis, { localStorage: store });
});

test('help is whole in the first game, less in the second, and gone in the third', () => {
  expect(newcomer.next('goat')).toBe(2);
  newcomer.finish('goat', 'a');
  newcomer.finish('goat', 'a'); // the same table counts once
  expect(newcomer.next('goat')).toBe(1);
  newcomer.finish('goat', 'b');
  expect(newcomer.next('goat')).toBe(0);
  expect(newcomer.next('meeples')).toBe(2);
});

test('a table has the help it was set with, until it is switched', () => {
  expect(newcomer.at('t')).toBe(0);
  newcomer.seat('t', 1);
  expect(newcomer.at('t')).toBe(1);
  newcomer.set('t', false);
  expect(newcomer.at('t')).toBe(0);
  newcomer.set('t', true);
  expect(newcomer.at('t')).toBe(2);
  expect(newcomer.at('another')).toBe(0);
});

test('the switch is seen where there is help, or was', () => {
  expect(newcomer.offers('t')).toBe(false);
  newcomer.seat('t', 1);
  expect(newcomer.offers('t')).toBe(true);
  newcomer.set('t', false);
  expect(newcomer.offers('t')).toBe(true);
  newcomer.seat('u', 0);
  expect(newcomer.offers('u')).toBe(false);
});

test('three lines say what changed since my answer; those about me are never left out', () => {
  const mine = line(5, 'You offer the Kid.', 0);
  const told = ['Ann robs you.', 'Ann rests.', 'Bob digs.', 'Bob rests.', 'Cy digs.'].map((text, n) =>
    line(6 + n, text),
  );
  expect(since([mine, ...told], 4, 0).map((one) => one.text)).toEqual(['Ann robs you.', 'Bob rests.', 'Cy digs.']);
  expect(since([mine], 4, 0)).toEqual([]);
  expect(since(told, -1, 0)).toEqual([]);
  expect(since([line(7, 'Eva vous vole 2 pépites.'), ...told.slice(2)], 4, 0)[0]?.text).toContain('vous');
});

test('whatever others do is a step of its own, before I am asked', () => {
  const before = scene(4, []);
  const asked = scene(6, [line(5, 'You offer.', 0), line(6, 'Ann digs for gold.')], 3);
  const first = toldFirst(before, asked);
  expect(first?.options).toEqual([]);
  expect(narrated(before, first as Scene)).toBeGreaterThan(1500);
  expect(narrated(first, asked)).toBe(0);
  expect(narrated(before, scene(5, [line(5, 'You offer.', 0)]))).toBe(0);
  expect(toldFirst(before, scene(5, [line(5, 'You offer.', 0)], 3))).toBeNull();
});
