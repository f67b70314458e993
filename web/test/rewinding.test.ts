import { expect, test } from 'vitest';
import type { Reel } from '../src/board/reel';
import type { Narrator } from '../src/table/narrating';
import { Rewinding } from '../src/table/rewinding';
import type { Rewound, Scene } from '../src/wire';

const scene = (move: number, text = ''): Scene => ({ move, title: text, coach: null }) as unknown as Scene;
const narrator = { takes: (_: Scene, one: Scene) => [one] } as unknown as Narrator;

class Kept {
  span: { before: Scene; last: Scene } | null = { before: scene(3), last: scene(5) };
  told: string[] = [];
  keep(before: Scene, steps: readonly Scene[], now: Scene): void {
    this.told = [before, ...steps, now].map((one) => one.title);
  }
}

const answer = (ask: string, language: string): Rewound => ({
  is: 'rewound',
  ask,
  scenes: [3, 4].map((move) => scene(move, `${language} ${move}`)),
});

test('who changes the language twice has the film in the last one', () => {
  const [reel, asked] = [new Kept(), [] as unknown[]];
  const rewinding = new Rewinding(reel as unknown as Reel<Scene>, (wish) => `mark ${asked.push(wish)}`);
  rewinding.remember();
  reel.span = null; // everything is sent again
  rewinding.request();
  rewinding.remember(); // before it came
  rewinding.heard(answer('mark 1', 'fr'), scene(5, 'fr 5'), narrator, true);
  expect([reel.told, rewinding.due]).toEqual([[], true]);
  rewinding.request();
  rewinding.wanted = true;
  expect(rewinding.heard(answer('mark 2', 'en'), scene(5, 'en 5'), narrator, true)).toBe(true);
  expect([reel.told, rewinding.due]).toEqual([['en 3', 'en 4', 'en 5'], false]);
  expect(asked).toEqual([1, 2].map(() => ({ do: 'rewind', since: 3, upto: 5 })));
});

test('a newer film is kept, and what the house has not is not waited for', () => {
  const reel = new Kept();
  const rewinding = new Rewinding(reel as unknown as Reel<Scene>, () => 'mark');
  rewinding.remember();
  rewinding.request();
  rewinding.heard(answer('mark', 'fr'), scene(9), narrator, true);
  expect([reel.told, rewinding.due]).toEqual([[], false]);
  rewinding.remember();
  rewinding.request();
  rewinding.heard({ is: 'rewound', ask: 'mark', scenes: [] }, scene(9), narrator, true);
  expect([reel.told, rewinding.due]).toEqual([[], false]);
});
