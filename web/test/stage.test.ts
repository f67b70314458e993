import { expect, test } from 'vitest';
import { chipPlaces, columns, planFor, ribbonLines, symbolPlace, tiePlace } from '../src/stage/places';
import { LONGEST, Season, SHORTEST, timesOf } from '../src/stage/times';
import { Narrator, newDrama, paced, patience, stageLength, stagingOf } from '../src/table/narrating';
import type { Canvas, Chip, Drama, DramaSide, Line, Picture, Scene } from '../src/wire';

const WIDE = { name: 'wide', width: 1000, height: 800 } as Canvas;
const TALL = { name: 'tall', width: 620, height: 874 } as Canvas;

const side = (seat: number, guns = 0, die = 3): DramaSide => ({
  ...{ seat, name: `N${seat}`, symbol: 'rider', tint: 'ink', die, before: 0, total: die + guns, won: seat === 0 },
  adds: guns ? [{ n: guns, text: `${guns} guns`, symbol: 'revolver', tint: 'ink' }] : [],
});
const drama = (kind: Drama['kind'], sides: DramaSide[] = [], more: Partial<Drama> = {}): Drama => ({
  ...{ kind, k: 0, verdict: 'Somebody wins.', stake: '', symbol: '', claim: '', face: null, back: null, stamp: null },
  ...{ sides, tie: null, chips: [], move: 5, rule: '' },
  ...more,
});
const tie = { text: 'A tie', order: [0, 1, 2, 3], winner: 0 };

test('a drama is held between 0.7 and 2 seconds, the later ones half as long', () => {
  const many = [0, 1, 2, 3, 4].map((seat) => side(seat, 12));
  for (const one of [drama('reveal'), drama('show'), drama('duel', many), drama('duel', many, { tie })]) {
    const { end, verdict } = timesOf(one);
    expect(end).toBeLessThanOrEqual(LONGEST);
    expect(end / 2).toBeGreaterThanOrEqual(SHORTEST);
    expect(verdict).toBeLessThan(end);
  }
});

test('the first of its kind in a round has its whole time, and so has the first of the next round', () => {
  const season = new Season();
  const shares = ['Round 1', 'Round 1', 'Round 2'].map((round) => season.share(drama('duel'), round));
  expect(shares).toEqual([1, 0.5, 1]);
  expect(season.share(drama('reveal'), 'Round 2')).toBe(1);
});

test.each([WIDE, TALL])('nobody stands outside the stage, nor on another', (canvas) => {
  for (const count of [1, 2, 3, 5]) {
    const sides = Array.from({ length: count }, (_, seat) => side(seat, 4));
    const plan = planFor(canvas);
    const placed = columns(drama('duel', sides, { tie }), plan);
    placed.forEach((one, n) => {
      const left = Math.min(one.figure.x, one.die?.x ?? Infinity);
      const right = Math.max(one.figure.x + one.figure.width, (one.die?.x ?? 0) + (one.die?.width ?? 0));
      expect(left).toBeGreaterThanOrEqual(plan.left + one.width * n - 1);
      expect(right).toBeLessThanOrEqual(plan.left + one.width * (n + 1) + 1);
    });
    const order = tiePlace(drama('duel', sides, { tie }), plan);
    expect(order.y + order.height).toBeLessThan(plan.ribbon.y);
  }
});

test.each([WIDE, TALL])('who stands alone covers nothing of what they have got', (canvas) => {
  const plan = planFor(canvas);
  const bought = drama('show', [{ ...side(0, 2, 0), total: -1 }], { symbol: 'ranch' });
  const [who] = columns(bought, plan);
  const what = symbolPlace(bought, plan);
  expect(who!.figure.x + who!.figure.width).toBeLessThanOrEqual(what!.x);
  expect(who!.figure.width).toBeGreaterThan(150);
});

test.each([WIDE, TALL])('chips keep inside, whatever they say', (canvas) => {
  const chip = (text: string): Chip => ({
    ...{ text, sort: 'fact', symbol: 'hat', tint: 'ink', seat: 1, figure: '', number: 0 },
  });
  const plan = planFor(canvas);
  const placed = chipPlaces(
    ['le chapeau de Wilhelmina Mooowwwww va dessus', 'prend 3 jetons', 'reste'].map(chip),
    plan,
  );
  expect(placed).toHaveLength(3);
  for (const one of placed) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + one.width).toBeLessThanOrEqual(plan.width);
    expect(one.y + one.height).toBeLessThanOrEqual(plan.height);
  }
});

test('a long verdict stands in two lines, and loses no word', () => {
  const text = 'It was the Storekeeper. Wilhelmina Mooowwwww told the truth.';
  expect(ribbonLines('You win, 6 to 5.', planFor(WIDE)).lines).toHaveLength(1);
  const { lines } = ribbonLines(text, planFor(TALL));
  expect([lines.length, lines.join(' ')]).toEqual([2, text]);
});

const line = (move: number, k: number, text: string, seat = 1): Line => ({
  ...{ move, k, seat, text, rule: '', name: '', heading: '', weight: 0, sound: '' },
});
const scene = (move: number, lines: Line[], more: Partial<Scene> = {}): Scene =>
  ({
    ...{ move, seat: 0, title: 'Round 1', lines, since: move - 1, over: false, held: -1, acting: 1, clocks: [] },
    ...{
      options: [],
      picture: { canvas: WIDE, sprites: [], panels: [] } as unknown as Picture,
      drama: null,
      coach: null,
    },
    ...more,
  }) as unknown as Scene;

const asked = { options: [{ action: 1 }] as Scene['options'] };
const manner = { moving: true, telling: true, stage: 1 };

test('a drama is on before what came of it, and only once', () => {
  const before = scene(4, []);
  const reveal = scene(5, [line(5, 0, 'Ann lied.')], { drama: drama('reveal'), ...asked });
  const narrator = new Narrator();
  const takes = narrator.takes(before, reveal, manner);
  expect(takes).toHaveLength(2);
  const [staged] = takes;
  expect(staged && stagingOf(staged)?.drama.verdict).toBe('Somebody wins.');
  expect(staged?.picture).toBe(before.picture);
  expect([staged?.options, staged?.lines]).toEqual([[], []]); // nothing is told before it is seen
  expect(takes[1]).toBe(reveal);
  expect(newDrama(reveal, scene(5, reveal.lines, { drama: drama('reveal') }))).toBe(null);
});

test('who wants little motion, or plays fast, has no stage', () => {
  const before = scene(4, []);
  const reveal = scene(5, [line(5, 0, 'Ann lied.')], { drama: drama('reveal') });
  for (const less of [
    { ...manner, moving: false },
    { ...manner, stage: 0 },
  ])
    expect(new Narrator().takes(before, reveal, less).some((take) => stagingOf(take))).toBe(false);
});

test('the same drama seen a second time in a round takes half as long', () => {
  const narrator = new Narrator();
  const lengths = [5, 6].map((move) => {
    const reveal = scene(move, [line(move, 0, 'Ann lied.')], { drama: drama('reveal', [], { move }) });
    const [staged] = narrator.takes(scene(move - 1, []), reveal, manner);
    return staged ? stageLength(staged) : 0;
  });
  expect(lengths[1]).toBe((lengths[0] ?? 0) / 2);
});

test('an act of others is looked at by the pace, one of mine is not', () => {
  const before = scene(4, []);
  const theirs = scene(5, [line(5, 0, 'Ann rests.')]);
  const looks = (['slow', 'normal', 'fast'] as const).map((pace) => paced(before, theirs, pace));
  expect(looks).toEqual([1600, 800, 250]);
  expect(paced(before, scene(5, [line(5, 0, 'You rest.', 0)]), 'slow')).toBe(0);
  expect(paced(before, scene(5, theirs.lines, asked), 'slow')).toBe(0); // it was told before
  expect(new Narrator().takes(before, scene(5, theirs.lines, asked), manner)).toHaveLength(2);
});

test('ten small acts of a turn go faster than two; what nobody decides, and slow, never do', () => {
  const act = scene(5, []);
  expect([0, 2, 9].map((waiting) => patience(act, waiting, 'normal'))).toEqual([1, 1, 0.3]);
  expect(patience(scene(5, [], { acting: -1 }), 9, 'normal')).toBe(1);
  expect(patience(act, 9, 'slow')).toBe(1);
});
