import { expect, test } from 'vitest';
import { Reel } from '../src/board/reel';
import { newLines } from '../src/table/film';
import { Narrator, paced, stagingOf } from '../src/table/narrating';
import { Rewinding } from '../src/table/rewinding';
import type { Line, Rewound, Scene } from '../src/wire';
import { picture } from './pictures';

const MINE = 0;
const OTHERS = 1;

/** A scene as it comes: moves are those of these eyes; `told` has the lines after move `since`, as move, k and seat. */
const scene = (move: number, since: number, told: [number, number, number][], more: Partial<Scene> = {}): Scene =>
  ({
    ...{ move, since, seat: MINE, title: 'Round 1', options: [], over: false, held: -1, acting: -1, clocks: [] },
    ...{ coach: null, drama: null, turns: [], curtain: -1, picture: picture([], []) },
    lines: told.map(([at, k, seat]) => ({ move: at, k, seat, text: `en ${at}-${k}`, rule: '' }) as Line),
    ...more,
  }) as unknown as Scene;

const inFrench = (one: Scene): Scene => ({
  ...one,
  lines: one.lines.map((line) => ({ ...line, text: line.text.replace('en', 'fr') })),
});

/** An evaluation, as the marshal is sent it: half-way through a move it counts as the move before. */
const STEPS = [
  scene(30, 30, [[31, 0, MINE]]), // the cards lie: mine, so no step
  scene(30, 30, [[31, 0, MINE], [31, 1, OTHERS]]), // prettier-ignore
  scene(31, 30, [[31, 0, MINE], [31, 1, OTHERS], [31, 2, OTHERS]]), // prettier-ignore
  scene(32, 31, [[32, 0, OTHERS]]),
  scene(32, 32, [[33, 0, OTHERS]]),
  scene(32, 32, [[33, 0, OTHERS], [33, 1, OTHERS]]), // prettier-ignore
  scene(32, 32, [
    [33, 0, OTHERS],
    [33, 1, OTHERS],
    [33, 2, MINE],
  ]), // the cards come back: mine. prettier-ignore
];
const BEFORE = scene(30, 29, [[30, 0, MINE]], { acting: 1 });
const WHOLE: [number, number, number][] = [[33, 0, OTHERS], [33, 1, OTHERS], [33, 2, MINE], [33, 3, MINE]]; // prettier-ignore
const NOW = scene(33, 32, WHOLE, { acting: MINE });
const SENT_AGAIN = inFrench({ ...NOW, since: -1, lines: [...STEPS[2]!.lines, ...STEPS[3]!.lines, ...NOW.lines] });

/** A browser's table: a reel on which nothing takes time, and the house that is asked. */
class Hall {
  asked: { since: number; upto: number }[] = [];
  told: string[][] = [];
  shown: Scene | null = null;
  newest: Scene | null = null;
  narrator = new Narrator();
  reel = new Reel<Scene>({
    length: () => 0,
    show: (one) => {
      this.told.push(newLines(this.shown, one).map((line) => line.text));
      this.shown = one;
    },
    skip: () => undefined,
    wait: () => Promise.resolve(),
    look: (before, one) => (before ? paced(before, one, 'normal') : 0),
    least: () => 1,
  });
  rewinding = new Rewinding(this.reel, (wish) => {
    const { since, upto } = wish as unknown as { since: number; upto: number };
    return `rewind ${this.asked.push({ since, upto })}`;
  });

  async comes(...scenes: Scene[]): Promise<this> {
    for (const one of scenes) {
      const takes = this.newest
        ? this.narrator.takes(this.newest, one, { moving: true, telling: false, stage: 0 })
        : [one];
      for (const take of takes) this.reel.push(take);
      this.newest = one;
    }
    await settled();
    return this;
  }

  /** Another language is wished for, and the scene comes once more. */
  async isSentAgain(one: Scene, look = 'look'): Promise<this> {
    this.rewinding.expect(look);
    this.rewinding.done(look);
    return this.comesAnew(one);
  }

  async comesAnew(one: Scene): Promise<this> {
    this.rewinding.remember();
    this.reel.clear();
    this.shown = this.newest = one;
    this.reel.push(one);
    await settled();
    this.rewinding.request();
    return this;
  }

  hears(scenes: readonly Scene[], ask = `rewind ${this.asked.length}`): boolean {
    const answer: Rewound = { is: 'rewound', ask, scenes: [...scenes] };
    return this.rewinding.heard(answer, this.newest, this.narrator, false);
  }

  /** What each step of the film tells that can be seen again. */
  async film(): Promise<string[]> {
    this.told = [];
    this.reel.again();
    await settled();
    return this.told.slice(1).map((lines) => lines.join(', '));
  }
}

const settled = async (): Promise<void> => {
  for (let n = 0; n < 60; n++) await Promise.resolve();
};

/** The house has what was before the first of these moves, and each moment up to the end of the last one. */
const MADE_ANEW = [BEFORE, ...STEPS].map(inFrench);

test('a film whose end lay half-way through a move comes again with the same moments', async () => {
  const hall = await new Hall().comes(BEFORE, ...STEPS, NOW);
  const english = await hall.film();
  expect([hall.reel.at, english.slice(0, 5)]).toEqual([5, ['en 31-1', 'en 31-2', 'en 32-0', 'en 33-0', 'en 33-1']]);

  await hall.isSentAgain(SENT_AGAIN);
  expect([hall.asked, hall.reel.kept, hall.rewinding.due]).toEqual([[{ since: 30, upto: 33 }], false, true]);
  hall.hears(MADE_ANEW);
  expect([hall.reel.kept, hall.reel.at]).toEqual([true, 5]);
  expect(await hall.film()).toEqual(english.map((lines) => lines.replaceAll('en', 'fr')));
  expect([hall.reel.kept, hall.shown]).toEqual([true, SENT_AGAIN]);
});

test('a film within one move comes again too', async () => {
  const [first, second, end] = STEPS.slice(4, 7) as [Scene, Scene, Scene];
  const hall = await new Hall().comes(scene(32, 31, [[32, 0, MINE]]), first, second, end, NOW);
  expect(hall.reel.at).toBe(2);
  await hall.isSentAgain(SENT_AGAIN);
  expect(hall.asked).toEqual([{ since: 32, upto: 33 }]);
  hall.hears([scene(32, 32, []), first, second, end].map(inFrench));
  expect([hall.reel.at, (await hall.film()).slice(0, 2)]).toEqual([2, ['fr 33-0', 'fr 33-1']]);
});

test('what the house has between them and was not shown is no step', async () => {
  const hall = await new Hall().comes(BEFORE, ...STEPS.slice(0, 2), ...STEPS.slice(3), NOW);
  await hall.isSentAgain(SENT_AGAIN);
  hall.hears(MADE_ANEW);
  expect(hall.reel.at).toBe(4);
});

test('what was told before a question is a step, and the question is none', async () => {
  const hall = await new Hall().comes(BEFORE, ...STEPS.slice(0, 4));
  const asked = scene(33, 32, WHOLE, { options: [{ action: 1 }] as Scene['options'], acting: MINE });
  const told = { ...asked, options: [], acting: -1 };
  hall.reel.push(told); // as the narrator splits it
  hall.reel.push(asked);
  await hall.comes(scene(34, 33, [[34, 0, MINE]], { acting: MINE }));
  expect(hall.reel.at).toBe(4);
  await hall.isSentAgain(scene(34, -1, [[34, 0, MINE]], { acting: MINE }));
  hall.hears([...MADE_ANEW.slice(0, 5), inFrench(told)]);
  expect([hall.reel.kept, hall.reel.at]).toEqual([true, 4]);
});

test('a film to which others still add goes on as one', async () => {
  const hall = await new Hall().comes(BEFORE, ...STEPS.slice(0, 4));
  expect([hall.reel.kept, hall.reel.at]).toEqual([false, 3]);
  const now = { ...STEPS[3]!, since: -1, lines: [...STEPS[2]!.lines, ...STEPS[3]!.lines] };
  await hall.isSentAgain(inFrench(now));
  expect([hall.asked, hall.rewinding.due]).toEqual([[{ since: 30, upto: 32 }], false]);
  hall.hears(MADE_ANEW.slice(0, 4));
  expect([hall.reel.kept, hall.reel.at]).toEqual([false, 3]);
  await hall.comes(...[...STEPS.slice(4), NOW].map(inFrench));
  expect([hall.reel.kept, hall.reel.at]).toEqual([true, 5]);
});

test('what is shown until all is sent again belongs to the film', async () => {
  const hall = await new Hall().comes(BEFORE, ...STEPS.slice(0, 4));
  hall.rewinding.expect('look');
  await hall.comes(...STEPS.slice(4));
  hall.rewinding.done('look');
  await hall.comesAnew(SENT_AGAIN);
  hall.hears(MADE_ANEW);
  expect([hall.reel.kept, hall.reel.at]).toEqual([true, 5]);
});

test('who changes the language twice has the film in the last one', async () => {
  const hall = await new Hall().comes(BEFORE, ...STEPS, NOW);
  await hall.isSentAgain(SENT_AGAIN, 'one');
  hall.rewinding.expect('two'); // before it came
  hall.hears(MADE_ANEW, 'rewind 1');
  expect([hall.reel.kept, hall.rewinding.due]).toEqual([false, true]);
  hall.rewinding.done('two');
  await hall.comesAnew(NOW);
  hall.rewinding.wanted = true;
  expect(hall.hears([BEFORE, ...STEPS], 'rewind 2')).toBe(true);
  expect([hall.rewinding.due, (await hall.film())[0]]).toEqual([false, 'en 31-1']);
});

test('a newer film is kept, and what the house has not is not waited for', async () => {
  const hall = await new Hall().comes(BEFORE, ...STEPS, NOW);
  await hall.isSentAgain(SENT_AGAIN);
  const newer = [scene(34, 33, [[34, 0, OTHERS]]), scene(35, 34, [[35, 0, MINE]], { acting: MINE })];
  await hall.comes(...newer);
  hall.hears(MADE_ANEW);
  expect([hall.reel.kept, hall.reel.at, hall.rewinding.due]).toEqual([true, 1, false]);
  await hall.isSentAgain(inFrench(newer[1]!));
  hall.hears([]);
  expect([hall.reel.kept, hall.rewinding.due]).toEqual([false, false]);
});

test('what is taken back is not seen again', async () => {
  const hall = await new Hall().comes(BEFORE, ...STEPS, NOW);
  await hall.comesAnew(BEFORE);
  expect([hall.asked, hall.rewinding.due]).toEqual([[], false]);
});

test('while there is a stage, what was told before it stays told', () => {
  const [before, after] = [STEPS[4]!, { ...STEPS[5]!, drama: { move: 33, k: 1, sides: [], verdict: '' } }];
  const narrator = new Narrator();
  const takes = narrator.takes(before, after as unknown as Scene, { moving: true, telling: true, stage: 1 });
  expect(takes.map((take) => !!stagingOf(take))).toEqual([true, false]);
  expect(newLines(before, takes[0]!)).toEqual([]);
  expect(newLines(takes[0]!, takes[1]!).map((line) => line.text)).toEqual(['en 33-1']);
});
