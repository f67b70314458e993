import { expect, test } from 'vitest';
import { A_FILM, Reel, type Stage } from '../src/board/reel';
import { filmOf, lookOf, newLines } from '../src/table/film';
import type { Scene } from '../src/wire';

/** Steps are named s1, s2, ...; time passes when it is told to. */
class Cinema implements Stage<string> {
  seen: string[] = [];
  passed: string[] = [];
  waits: number[] = [];
  private waiting: (() => void)[] = [];

  constructor(private readonly still = false) {}

  length(): number {
    return this.still ? 0 : 400;
  }
  look(_: string | null, scene: string): number {
    return scene.startsWith('s') ? 1500 : 0;
  }
  show(scene: string, speed: number, again: boolean): void {
    this.seen.push(`${scene}${speed === 1 ? '' : ` x${speed}`}${again ? ' again' : ''}`);
  }
  pass(scene: string): void {
    this.passed.push(scene);
  }
  skip(): void {
    // nothing moves here
  }
  wait(ms: number): Promise<void> {
    this.waits.push(ms);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
  async passTime(): Promise<void> {
    this.waiting.splice(0).forEach((resolve) => resolve());
    await settled();
  }
}

const settled = async (): Promise<void> => {
  for (let n = 0; n < 20; n++) await Promise.resolve();
};

const STEPS = ['s1', 's2', 's3', 's4', 's5'];

async function showing(still = false): Promise<[Cinema, Reel<string>]> {
  const stage = new Cinema(still);
  const reel = new Reel<string>(stage);
  reel.push('before');
  await stage.passTime();
  for (const scene of [...STEPS, 'after']) reel.push(scene);
  return [stage, reel];
}

async function toTheEnd(stage: Cinema, reel: Reel<string>): Promise<void> {
  for (let n = 0; n < 40 && reel.busy; n++) await stage.passTime();
}

test('a film takes its time: each step moves, and is then looked at', async () => {
  const [stage, reel] = await showing();
  const film = filmOf(reel as unknown as Reel<Scene>);
  expect(film).toEqual({ on: true, paused: false, at: 1, of: 5, kept: false });
  await toTheEnd(stage, reel);
  expect(stage.seen).toEqual(['before', ...STEPS, 'after']);
  expect(stage.waits.filter((ms) => ms === 1100)).toHaveLength(5);
  expect([reel.filming, reel.kept]).toEqual([false, true]);
});

test('a few steps are no film: they pass as they always did', async () => {
  const stage = new Cinema();
  const reel = new Reel<string>(stage);
  for (let n = 1; n < A_FILM; n++) reel.push(`s${n}`);
  reel.push('after');
  expect(reel.filming).toBe(false);
  await toTheEnd(stage, reel);
  expect(stage.waits).toEqual(Array(A_FILM).fill(400));
  expect(reel.kept).toBe(false);
});

test('who stops a film goes through it step by step, and lets it go on', async () => {
  const [stage, reel] = await showing();
  reel.pause();
  await stage.passTime();
  await stage.passTime();
  expect(stage.seen.at(-1)).toBe('s1');
  reel.step();
  await settled();
  expect(stage.seen.at(-1)).toBe('s2');
  reel.step(); // while it still moves
  await settled();
  expect(stage.seen.at(-1)).toBe('s3');
  await stage.passTime();
  await stage.passTime();
  expect([stage.seen.at(-1), reel.paused, reel.filming]).toEqual(['s3', true, true]);
  reel.go();
  await toTheEnd(stage, reel);
  expect(stage.seen).toEqual(['before', ...STEPS, 'after']);
});

test('to the end: nothing that was told on the way is lost', async () => {
  const [stage, reel] = await showing();
  reel.pause();
  await stage.passTime();
  reel.skip();
  await settled();
  expect(stage.seen).toEqual(['before', 's1', 'after xInfinity']);
  expect(stage.passed).toEqual(['s2', 's3', 's4', 's5']);
  expect([reel.busy, reel.paused, reel.kept]).toEqual([false, false, true]);
});

test('it is seen again from what was kept, and then the table is as it stands now', async () => {
  const [stage, reel] = await showing();
  await toTheEnd(stage, reel);
  reel.push('later');
  await toTheEnd(stage, reel);
  stage.seen = [];
  reel.again();
  await toTheEnd(stage, reel);
  const again = STEPS.map((scene) => `${scene} again`);
  expect(stage.seen).toEqual(['before xInfinity again', ...again, 'after again', 'later again']);
  expect(reel.kept).toBe(true);
});

test('what comes while it is seen again waits for its end', async () => {
  const [stage, reel] = await showing();
  await toTheEnd(stage, reel);
  reel.again();
  reel.push('news');
  reel.again(); // it is on already
  await toTheEnd(stage, reel);
  expect(stage.seen.slice(-2)).toEqual(['after again', 'news']);
});

test('it is seen again at once, though something else moves just now', async () => {
  const [stage, reel] = await showing();
  await toTheEnd(stage, reel);
  for (const scene of ['later', 'even later']) reel.push(scene);
  expect([reel.busy, reel.kept]).toEqual([true, true]);
  stage.seen = [];
  reel.again();
  await settled();
  expect(stage.seen).toEqual(['even later xInfinity', 'before xInfinity again', 's1 again']);
  await toTheEnd(stage, reel);
  expect(stage.seen.slice(-2)).toEqual(['after again', 'even later again']);
});

test('without motion a film is over at once; seen again, every step waits to be asked for', async () => {
  const [stage, reel] = await showing(true);
  await settled();
  expect([reel.busy, stage.seen.length]).toEqual([false, 7]);
  reel.again(true);
  await settled();
  expect([stage.seen.at(-1), reel.filming, reel.paused]).toEqual(['s1 again', true, true]);
  for (let n = 0; n < 4; n++) {
    reel.step();
    await settled();
  }
  expect([stage.seen.at(-1), reel.at, reel.steps]).toEqual(['s5 again', 5, 5]);
  reel.step();
  await settled();
  expect([stage.seen.at(-1), reel.busy]).toEqual(['after again', false]);
});

test('it is not seen again before all of it has come', () => {
  const stage = new Cinema(true);
  const reel = new Reel<string>(stage);
  for (const scene of ['before', ...STEPS]) reel.push(scene);
  expect([reel.busy, reel.kept]).toEqual([false, false]);
  reel.push('after');
  expect(reel.kept).toBe(true);
});

test('another table forgets the film', async () => {
  const [stage, reel] = await showing();
  reel.pause();
  await stage.passTime();
  reel.clear();
  await settled();
  expect([reel.busy, reel.kept, reel.filming]).toEqual([false, false, false]);
  reel.push('other');
  expect(stage.seen.at(-1)).toBe('other');
});

const scene = (move: number, acting: number, ...told: [number, number, string][]): Scene =>
  ({
    move,
    acting,
    over: false,
    lines: told.map(([at, k, text]) => ({ move: at, k, text, seat: 0, rule: '', name: '', heading: '', weight: 0 })),
  }) as unknown as Scene;

test('a step says only what the one before did not', () => {
  const first = scene(3, -1, [4, 0, 'one']);
  const second = scene(3, -1, [4, 0, 'one'], [4, 1, 'two']);
  const last = scene(4, 2, [4, 0, 'one'], [4, 1, 'two'], [4, 2, 'three']);
  expect([newLines(first, second), newLines(second, last)].map((l) => l.map((x) => x.text))).toEqual([
    ['two'],
    ['three'],
  ]);
  expect(lookOf(first, second)).toBeGreaterThan(0);
  expect(lookOf(second, last)).toBe(0); // somebody decides
  expect(lookOf(second, second)).toBe(0); // it tells nothing
});

test('a long step is looked at longer, up to a point', () => {
  const looks = ['a word', 'a sentence of some length', 'x'.repeat(4000)].map((text) =>
    lookOf(null, scene(0, -1, [1, 0, text])),
  );
  expect(looks).toEqual([...looks].sort((a, b) => a - b));
  expect(new Set(looks).size).toBe(3);
  expect(looks[2]).toBeLessThan(5000);
});
