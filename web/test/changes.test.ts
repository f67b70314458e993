/** A browser makes of a change the scene that the house made it of: changes.json is written by Python. */
import { describe, expect, test } from 'vitest';
import { changed, Unfolder } from '../src/net/change';
import type { Change, Scene } from '../src/wire';
import written from './changes.json';

interface Pair {
  name: string;
  before: Scene;
  after: Scene;
  change: Change;
}

const PAIRS = written as unknown as Pair[];

describe('the scene before and a change give the scene after, to the letter', () => {
  test.each(PAIRS)('$name', ({ before, after, change }) => {
    expect(JSON.stringify(changed(before, change))).toBe(JSON.stringify(after));
  });

  test('and the scene before stays as it was', () => {
    for (const { before, change } of PAIRS) {
      const was = JSON.stringify(before);
      changed(before, change);
      expect(JSON.stringify(before)).toBe(was);
    }
  });
});

describe('who missed a scene', () => {
  const moved = PAIRS.find((pair) => pair.name === 'a sprite moved')!;

  function unfolder(): { unfolder: Unfolder; asked: () => number } {
    let asked = 0;
    return { unfolder: new Unfolder(() => (asked += 1)), asked: () => asked };
  }

  test('asks for a whole one, once, and goes on from it', () => {
    const eyes = unfolder();
    expect(eyes.unfolder.heard(moved.before)).toBe(moved.before);
    const late = { ...moved.change, nth: 1 }; // the one before it never came
    expect(eyes.unfolder.heard(late)).toBeNull();
    expect(eyes.unfolder.heard({ ...late, nth: 2 })).toBeNull();
    expect(eyes.asked()).toBe(1);
    expect(eyes.unfolder.heard(moved.before)).toBe(moved.before);
    expect(eyes.unfolder.heard(moved.change)).toEqual(moved.after);
    expect(eyes.asked()).toBe(1);
  });

  test('of another move likewise', () => {
    const eyes = unfolder();
    eyes.unfolder.heard(moved.before);
    expect(eyes.unfolder.heard({ ...moved.change, on: 2 })).toBeNull();
    expect(eyes.asked()).toBe(1);
  });

  test('counts those of one move', () => {
    const eyes = unfolder();
    eyes.unfolder.heard(moved.before);
    expect(eyes.unfolder.heard(moved.change)).not.toBeNull();
    const nothing = PAIRS.find((pair) => pair.name === 'nothing')!;
    expect(eyes.unfolder.heard({ ...nothing.change, nth: 1 })).toEqual(moved.after);
    expect(eyes.asked()).toBe(0);
  });

  test('after the line was down begins anew', () => {
    const eyes = unfolder();
    eyes.unfolder.heard(moved.before);
    eyes.unfolder.forget();
    expect(eyes.unfolder.heard(moved.change)).toBeNull();
    expect(eyes.asked()).toBe(1);
  });
});
