/** A lesson at the table: what the coach says now, and whether it is shown. */
import { keysOf } from '../board/choosing';
import { go } from '../router.svelte';
import type { Coach } from '../wire';
import { say } from '../words';
import type { Playing } from './parts.svelte';

const NARROW = matchMedia('(max-width: 899px)');

export class Coaching {
  docked = $state(NARROW.matches); // on a phone the words lie in the prompt
  private away = $state(-1); // the step whose bubble was put away
  private repeated = $state(false);

  readonly ways = {
    onnext: (): void => this.playing.sitting.learn(),
    onback: (): void => this.playing.sitting.learn(true),
    onleave: (): void => go('/'),
  };

  constructor(private readonly playing: Playing) {}

  get coach(): Coach | null {
    const { scene, sitting } = this.playing;
    return scene.coach && !sitting.film.on && !scene.coach.done ? scene.coach : null;
  }

  get shown(): Coach | null {
    const { coach } = this;
    return coach && (this.docked || this.away !== coach.step || coach.again) ? coach : null;
  }

  /** The things that the coach wants clicked. */
  readonly wanted = $derived.by<Set<string> | undefined>(() => {
    const { coach } = this;
    if (!coach?.lit.length) return undefined;
    return new Set(coach.lit.flatMap((action) => keysOf(this.playing.picking.touches, action)));
  });

  /** For ears: the words, and what the rings are round. */
  get said(): string {
    const { coach } = this;
    if (!coach || this.repeated) return '';
    const things = coach.keys.map((key) => this.playing.labelOf(key)).filter(Boolean);
    const points = things.length ? say('lesson-points', { things: things.join(', ') }) : '';
    return [coach.text, points].filter(Boolean).join(' ');
  }

  hide(): void {
    if (this.coach) this.away = this.coach.step;
  }

  repeat(): void {
    [this.away, this.repeated] = [-1, true];
    requestAnimationFrame(() => (this.repeated = false));
  }

  /** An effect of the page: a phone may be turned. */
  watchWidth(): () => void {
    const look = (): boolean => (this.docked = NARROW.matches);
    NARROW.addEventListener('change', look);
    return () => NARROW.removeEventListener('change', look);
  }
}
