/** What is picked and pointed at, on the board, at the seats and among the tickets; and what a click means. */
import { gaugeAsked, keysOf, narrowed, previewed, targets, type Targets } from '../board/choosing';
import type { Offer, Touch } from '../wire';
import { say } from '../words';
import type { Playing } from './parts.svelte';

export class Picking {
  picked = $state('');
  pointedKey = $state('');
  pointedAction = $state<number | null>(null);
  listed = $state(false); // every option, also those that the board shows
  lastTried = ''; // the thing that was clicked last

  readonly aims = $derived.by<Targets>(() => {
    const { planning, noting, sitting, scene } = this.playing;
    if (noting.on) return noting.targets;
    return planning.on ? planning.targets : targets(sitting.mayPlay ? this.touches : [], scene.options);
  });

  /** Those that are left after a pick. */
  readonly options = $derived.by<Offer[]>(() =>
    narrowed(this.playing.scene.options, this.picked ? this.aims.lit.get(this.picked) : undefined),
  );

  /** The one action that is pointed at. */
  readonly pointed = $derived.by<number | null>(() => {
    if (this.pointedAction !== null) return this.pointedAction;
    const meant = this.open(this.aims.lit.get(this.pointedKey || this.picked) ?? []);
    return meant.length === 1 ? (meant[0] ?? null) : null;
  });

  /** The keys of what is pointed at. */
  readonly hot = $derived.by<string[]>(() => (this.pointed === null ? [] : keysOf(this.touches, this.pointed)));

  /** Of what a hint means. */
  readonly advised = $derived.by<string[]>(() => {
    const best = this.playing.sitting.advice?.options[0];
    return best ? keysOf(this.touches, best.action) : [];
  });

  constructor(private readonly playing: Playing) {}

  get touches(): Touch[] {
    return this.playing.picture?.touches ?? [];
  }

  /** The thing that is pressed long, while a gauge is what is asked. */
  get held(): string {
    const { picture, sitting, scene } = this.playing;
    return picture?.gauge && sitting.mayPlay && gaugeAsked(scene.options, picture.gauge) ? picture.gauge.key : '';
  }

  /** The thing that was answered with, while others still answer. */
  get heldKey(): string {
    const { held } = this.playing.scene;
    return held >= 0 ? (keysOf(this.touches, held)[0] ?? '') : '';
  }

  /** What clicking a lit thing means. */
  readonly nameOf = (key: string): string => {
    const { planning, noting, picture, scene } = this.playing;
    if (noting.on) return noting.nameOf(key);
    if (planning.on) return planning.nameOf(key);
    if (key === this.held) return picture?.gauge?.label ?? '';
    const meant = this.aims.lit.get(key) ?? [];
    if (meant.length === 1) return scene.options.find((option) => option.action === meant[0])?.text ?? '';
    return say('table-several', { label: this.playing.labelOf(key), n: meant.length });
  };

  readonly pick = (key: string): void => {
    const { planning, noting, sitting } = this.playing;
    if (noting.on) return noting.pick(key);
    if (planning.on) return planning.pick(key);
    const all = this.aims.lit.get(key) ?? [];
    const meant = this.picked ? this.open(all) : all;
    this.lastTried = key;
    const only = meant[0];
    const shown = this.picked !== '' && this.options.length === 1 && this.options[0]?.action === only;
    const look = key !== this.picked && !shown && only !== undefined && this.unseen(only);
    if (meant.length === 1 && only !== undefined && !look) sitting.play(only);
    else this.picked = key === this.picked ? '' : key;
  };

  readonly point = (key: string): void => {
    this.pointedKey = key;
  };

  /** Why a dim thing may not be clicked now. */
  readonly why = (key: string): void => {
    const action = this.aims.dim.get(key);
    if (action !== undefined) this.playing.sitting.ask({ do: 'why-not', action });
  };

  /** Another scene: nothing of it is picked. */
  forget(): void {
    [this.picked, this.pointedAction, this.listed] = ['', null, false];
  }

  private open(actions: readonly number[]): number[] {
    return actions.filter((action) => this.options.some((option) => option.action === action));
  }

  /** A finger does not hover: its first tap shows what a move would do, the second makes it. */
  private unseen(action: number): boolean {
    const told = this.playing.picture?.sprites.some((sprite) => previewed(sprite.key) === action);
    return Boolean(told) && matchMedia('(hover: none)').matches;
  }
}
