import { expect, test } from 'vitest';
import { Reel, type Stage } from '../src/board/reel';

/** A stage whose time passes when it is told to. */
class Rehearsal implements Stage<string> {
  seen: string[] = [];
  natural?: (before: string | null, scene: string) => boolean;
  look?: (before: string | null, scene: string) => number;
  least?: () => number;
  private waiting: (() => void)[] = [];

  constructor(private readonly lengths: Record<string, number> = {}) {}

  length(_: string | null, scene: string): number {
    return this.lengths[scene] ?? 400;
  }
  show(scene: string, speed: number): void {
    this.seen.push(`${scene} x${speed}`);
  }
  skip(): void {
    this.seen.push('skip');
  }
  wait(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
  async elapse(): Promise<void> {
    this.waiting.shift()?.();
    await settled();
  }
}

const settled = async (): Promise<void> => {
  for (let n = 0; n < 5; n++) await Promise.resolve();
};

test('a scene waits until the one before was seen', async () => {
  const stage = new Rehearsal();
  const reel = new Reel(stage);
  reel.push('a');
  reel.push('b');
  expect(stage.seen).toEqual(['a x1']);
  await stage.elapse();
  expect(stage.seen).toEqual(['a x1', 'b x1']);
  await stage.elapse();
  expect(reel.busy).toBe(false);
});

test('more than three seconds of scenes play twice as fast', async () => {
  const stage = new Rehearsal({ a: 1000, b: 2000, c: 1500 });
  const reel = new Reel(stage);
  for (const scene of ['a', 'b', 'c']) reel.push(scene);
  await stage.elapse();
  await stage.elapse();
  expect(stage.seen).toEqual(['a x1', 'b x2', 'c x1']);
});

test('what has a pace of its own is hurried only for what waits behind it', async () => {
  const stage = new Rehearsal({ roll: 2600, b: 500, c: 3100 });
  stage.natural = (_: string | null, scene: string): boolean => scene === 'roll';
  const reel = new Reel(stage);
  for (const scene of ['a', 'roll', 'b']) reel.push(scene);
  await stage.elapse();
  await stage.elapse();
  expect(stage.seen).toEqual(['a x1', 'roll x1', 'b x1']);
  for (const scene of ['roll', 'c']) reel.push(scene);
  await stage.elapse();
  expect(stage.seen.at(-1)).toBe('roll x2');
});

test('a click shows the last scene at once', async () => {
  const stage = new Rehearsal();
  const reel = new Reel(stage);
  for (const scene of ['a', 'b', 'c']) reel.push(scene);
  reel.skip();
  await settled();
  expect(stage.seen).toEqual(['a x1', 'skip', 'c xInfinity']);
  expect(reel.busy).toBe(false);
  reel.push('d');
  expect(stage.seen.at(-1)).toBe('d x1');
});

test('a scene without motion holds nothing up', async () => {
  const stage = new Rehearsal({ a: 0, b: 0 });
  const reel = new Reel(stage);
  reel.push('a');
  reel.push('b');
  await settled();
  expect(stage.seen).toEqual(['a x1', 'b x1']);
});

test('what is cleared is never shown', async () => {
  const stage = new Rehearsal();
  const reel = new Reel(stage);
  reel.push('a');
  reel.push('b');
  reel.clear();
  await settled();
  reel.push('c');
  expect(stage.seen).toEqual(['a x1', 'skip', 'c x1']);
});

test('a film made anew can be seen again as if it had been shown so', async () => {
  const stage = new Rehearsal();
  stage.look = (before: string | null, scene: string): number => (before && !/^q/i.test(scene) ? 400 : 0);
  stage.least = (): number => 1;
  const reel = new Reel(stage);
  reel.push('q0');
  await stage.elapse();
  reel.push('b');
  expect(reel.lasting).toEqual({ scenes: ['b'], closed: false });
  reel.push('q1');
  expect(reel.lasting).toEqual({ scenes: ['b', 'q1'], closed: true });
  for (let n = 0; n < 3; n++) await stage.elapse();
  expect(reel.kept).toBe(true);
  expect(reel.lasting).toEqual({ scenes: ['b', 'q1'], closed: true });

  reel.clear();
  reel.push('Q1');
  await stage.elapse();
  expect([reel.kept, reel.lasting]).toEqual([false, null]);
  reel.keep('Q0', { scenes: ['B', 'Q1'], closed: true }, 'Q1');
  expect([reel.kept, reel.lasting]).toEqual([true, { scenes: ['B', 'Q1'], closed: true }]);
  const shown = stage.seen.length;
  reel.again();
  for (let n = 0; n < 3; n++) await stage.elapse();
  expect(stage.seen.slice(shown)).toEqual(['Q0 xInfinity', 'B x1', 'Q1 x1']);
  expect(reel.kept).toBe(true);
});
