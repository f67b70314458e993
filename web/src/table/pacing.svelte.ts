/** How fast others play before one's eyes: chosen at the table, kept in this browser. */
import { keep, kept } from '../kept';
import { motionIsReduced } from '../motion';
import type { Scene } from '../wire';
import type { Manner } from './narrating';

export const PACES = ['step', 'slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

export const LOOK: Record<Pace, number> = { step: 800, slow: 1600, normal: 800, fast: 250 }; // ms for an act of another
const MOTION: Record<Pace, number> = { step: 1, slow: 0.5, normal: 1, fast: 2.5 }; // how fast things move

function first(): Pace {
  const chosen = kept('pace');
  return PACES.find((pace) => pace === chosen) ?? 'normal';
}

class Pacing {
  pace = $state<Pace>(first());

  choose(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  get speed(): number {
    return MOTION[this.pace];
  }

  /** How many times as long as usual a drama is held; 0: it has no stage. */
  get stage(): number {
    return { step: 1, slow: 1.6, normal: 1, fast: 0 }[this.pace];
  }
}

export const pacing = new Pacing();

/** How a new scene is shown. A lesson has no stage: who teaches tells what happens. */
export function mannerOf(scene: Scene, telling: boolean): Manner {
  return { moving: !motionIsReduced(), telling, stage: scene.coach ? 0 : pacing.stage };
}
