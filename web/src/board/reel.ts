/** Scenes wait here until those before them were seen. */

export const TOO_LONG = 3000; // ms of waiting scenes: then everything plays twice as fast

export interface Stage<Scene> {
  /** How long the next scene will take to show, at normal speed. */
  length(before: Scene | null, scene: Scene): number;
  /** Shows it; at speed Infinity at once. */
  show(scene: Scene, speed: number): void;
  /** Stops what moves now. */
  skip(): void;
  wait(ms: number): Promise<void>;
}

export class Reel<Scene> {
  private waiting: { scene: Scene; length: number }[] = [];
  private last: Scene | null = null;
  private wake: (() => void) | null = null;
  private running = false;

  constructor(private readonly stage: Stage<Scene>) {}

  get busy(): boolean {
    return this.running;
  }

  push(scene: Scene): void {
    this.waiting.push({ scene, length: this.stage.length(this.last, scene) });
    this.last = scene;
    if (!this.running) void this.run();
  }

  /** The last scene, at once. */
  skip(): void {
    const final = this.waiting.at(-1);
    this.waiting = [];
    this.stage.skip();
    if (final) this.stage.show(final.scene, Infinity);
    this.wake?.();
  }

  /** Forget what was to be shown: another table, or everything is sent again. */
  clear(): void {
    this.waiting = [];
    this.last = null;
    this.stage.skip();
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const ahead = this.waiting.reduce((sum, one) => sum + one.length, next.length);
      const speed = ahead > TOO_LONG ? 2 : 1;
      this.stage.show(next.scene, speed);
      if (!next.length) continue;
      const skipped = new Promise<void>((resolve) => (this.wake = resolve));
      await Promise.race([this.stage.wait(next.length / speed), skipped]);
      this.wake = null;
    }
    this.running = false;
  }
}
