/** Time at a table: what is left to each seat, whether I must hurry, who is waited for. */
import { play as sound } from '../sound';
import type { Scene } from '../wire';
import { say } from '../words';
import { timeText } from './time';
import type { Sitting } from './sitting.svelte';

const OFTEN = 250; // ms between two looks at the clock
const HURRY = 10; // seconds
const LONG = 30_000; // ms of thinking

export class Clocks {
  private now = $state(performance.now());
  private seconds = Infinity; // that were heard last

  constructor(
    private sitting: Sitting,
    private place: () => { scene: Scene; names: readonly string[] },
  ) {}

  /** In seconds, by seat. */
  get left(): number[] {
    const gone = (this.now - this.sitting.clocksAt) / 1000;
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- an endless clock comes as null
    return this.place().scene.clocks.map((face) => (face.left ?? Infinity) - (face.runs ? gone : 0));
  }

  get mine(): number {
    return this.left[this.place().scene.seat] ?? Infinity;
  }

  get hurry(): boolean {
    const { scene } = this.place();
    return this.mine <= HURRY && scene.acting === scene.seat;
  }

  /** Who has thought for long, if it is another. */
  get waiting(): string {
    const { scene, names } = this.place();
    if (scene.over || scene.acting < 0 || scene.acting === scene.seat || this.now - this.sitting.clocksAt < LONG)
      return '';
    const left = this.left[scene.acting] ?? Infinity;
    const name = names[scene.acting] ?? '';
    return Number.isFinite(left) ? say('table-left', { name, left: timeText(left) }) : say('table-long', { name });
  }

  /** For ears, and at once: that it is my turn, and the last ten seconds. */
  get urgent(): string {
    if (!this.sitting.mayPlay) return '';
    return this.hurry ? say('table-seconds', { n: Math.max(Math.ceil(this.mine), 0) }) : say('table-your-turn');
  }

  /** An effect of the page: looks at the clock until the page goes. */
  tick(): () => void {
    const ticking = setInterval(() => (this.now = performance.now()), OFTEN);
    return () => clearInterval(ticking);
  }

  /** Another: each of my last seconds is heard. */
  warn(): void {
    const left = this.hurry ? Math.ceil(this.mine) : Infinity;
    if (left < this.seconds && left > 0) sound('hurry');
    this.seconds = left;
  }
}
