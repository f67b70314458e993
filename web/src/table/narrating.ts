/** What others do is told before one is asked: as a stage, as a sentence, at the pace one has chosen. */
import { lingering, rollingOf } from '../board/rolling';
import { Season, timesOf } from '../stage/times';
import type { Drama, Scene } from '../wire';
import { byOthers, newLines, toldFirst } from './film';
import { LOOK, type Pace } from './pacing.svelte';

const FREE = 50; // letters that are read while one looks
const READ = 12; // ms for each more
const LONGEST = 3000;
const FEW = 3; // steps that are shown at leisure
const LEAST = 0.3; // of its time, for a step of many

/** A drama as it is shown: over the picture before it. */
export interface Staging {
  drama: Drama;
  by: number; // how many times as long as usual
}

const stagings = new WeakMap<Scene, Staging>();

export function stagingOf(scene: Scene | null): Staging | null {
  return (scene && stagings.get(scene)) ?? null;
}

export function stageLength(scene: Scene): number {
  const staging = stagings.get(scene);
  return staging ? timesOf(staging.drama).end * staging.by : 0;
}

/** The drama that a scene tells and the one before it did not. */
export function newDrama(before: Scene | null, scene: Scene): Drama | null {
  const { drama } = scene;
  const told = drama && newLines(before, scene).some((line) => line.move === drama.move && line.k === drama.k);
  return told ? drama : null;
}

/** How long an act of others is looked at; 0: there is none, or it is told with the question. */
export function paced(before: Scene | null, scene: Scene, pace: Pace): number {
  if (scene.options.length || scene.over) return 0;
  const letters = byOthers(before, scene).reduce((sum, line) => sum + line.text.length, 0);
  if (!letters) return 0;
  const more = pace === 'fast' ? 0 : READ * Math.max(0, letters - FREE) * (LOOK[pace] / LOOK.normal);
  return Math.min(LOOK[pace] + more, LONGEST);
}

/** Somebody who does ten small things in a turn does each of them faster. What nobody decides, and what one has asked to
 * see slowly, is hurried by nothing. */
export function patience(scene: Scene, waiting: number, pace: Pace): number {
  if (scene.acting < 0 || pace === 'slow' || pace === 'step') return 1;
  return Math.max(LEAST, Math.min(1, FEW / (waiting + 1)));
}

export interface Manner {
  moving: boolean; // things may move
  telling: boolean; // whatever others do is told first
  stage: number; // how many times as long as usual; 0: none
}

/** What is shown of a new scene, in order: what rolls, the drama, what others did, then the scene. */
export class Narrator {
  private season = new Season();

  takes(before: Scene, scene: Scene, manner: Manner): Scene[] {
    const rolling = manner.moving ? rollingOf(before, scene) : null;
    const staged = manner.moving && manner.stage ? this.staged(before, scene, manner.stage) : null;
    const told = manner.telling && !staged ? toldFirst(before, scene) : null;
    return [rolling, staged, told, scene].filter((one) => one !== null);
  }

  private staged(before: Scene, scene: Scene, by: number): Scene | null {
    const drama = newDrama(before, scene);
    if (!drama || !before.picture) return null;
    const nothing = { options: [], held: -1, over: false, coach: null };
    const take: Scene = { ...lingering(before), ...nothing, drama, clocks: scene.clocks };
    stagings.set(take, { drama, by: by * this.season.share(drama, scene.title) });
    return take;
  }
}

/** Whether a scene goes on from another for the same eyes; else everything is told anew. */
export function follows(before: Scene, scene: Scene): boolean {
  const same = scene.seat === before.seat && scene.curtain < 0 && before.curtain < 0;
  return same && scene.since >= 0 && scene.move >= before.move;
}
