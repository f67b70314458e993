/** Scenes wait here until those before them were seen. Several that nobody decides are a film: it
 * takes its time, can be stopped, gone through step by step, and seen again. */

export const TOO_LONG = 3000; // ms of waiting scenes: then everything plays twice as fast
export const A_FILM = 5; // steps: from so many on they are looked at

export interface Stage<Scene> {
  /** How long the next scene will take to show, at normal speed. */
  length(before: Scene | null, scene: Scene): number;
  /** Shows it; at speed Infinity at once. `again`: what it tells is known. */
  show(scene: Scene, speed: number, again: boolean): void;
  /** It happened, and will not be shown. */
  pass?(scene: Scene): void;
  /** Stops what moves now. */
  skip(): void;
  wait(ms: number): Promise<void>;
  /** Whether it has a pace of its own: then it is hurried only for what waits behind it. */
  natural?(before: Scene | null, scene: Scene): boolean;
  /** How fast the steps of a film move; usually 1. What has a pace of its own keeps it. */
  pace?(): number;
  /** Of the time a step would take, how much it gets while so many wait behind it; usually all. */
  patience?(scene: Scene, waiting: number): number;
  /** From how many steps on it is a film; usually A_FILM. */
  least?(): number;
  /** How long a step of a film is looked at; 0: this is none. */
  look?(before: Scene | null, scene: Scene): number;
  /** What the reel says of its film is different now. */
  changed?(): void;
}

interface Take<Scene> {
  scene: Scene;
  length: number;
  natural: boolean;
  look: number;
  again: boolean;
}

/** A film without what was before it: its steps, and what they led to. */
export interface Lasting<Scene> {
  scenes: Scene[];
  closed: boolean;
}

export class Reel<Scene> {
  private waiting: Take<Scene>[] = [];
  private last: Scene | null = null;
  private wake: (() => void) | null = null; // ends the wait for what is shown
  private gate: (() => void) | null = null; // lets a stopped film go on
  private running = false;
  private stopped = false;
  private once = false; // one more step, though it is stopped
  private rewinds: (() => void) | null = null; // what is to follow
  private before: Scene | null = null; // shown before the film
  private film: Take<Scene>[] = []; // steps that were shown, and what they led to
  private now: Scene | null = null; // shown last

  constructor(private readonly stage: Stage<Scene>) {}

  get busy(): boolean {
    return this.running;
  }

  /** Whether a film is on: from its first step until what follows it is shown. */
  get filming(): boolean {
    return this.running && this.steps >= this.least && !!this.film.at(-1)?.look;
  }

  private get least(): number {
    return this.stage.least?.() ?? A_FILM;
  }

  get paused(): boolean {
    return this.stopped;
  }

  /** Steps that were shown. */
  get at(): number {
    return this.film.filter((take) => take.look).length;
  }

  get steps(): number {
    const ahead = this.waiting.findIndex((take) => !take.look);
    return this.at + (ahead < 0 ? this.waiting.length : ahead);
  }

  /** Whether there is a film to be seen again: all of it was shown, and what it led to. */
  get kept(): boolean {
    return this.at >= this.least && !this.film.at(-1)?.look && this.before !== null;
  }

  /** The film that could be seen again, were all that waits shown now; `closed`: nothing will be added to it. */
  get lasting(): Lasting<Scene> | null {
    let [film, closed] = [this.film, !this.film.at(-1)?.look];
    for (const take of this.waiting) {
      if (take.look && closed) [film, closed] = [[], false];
      if (!closed) [film, closed] = [[...film, take], !take.look];
    }
    const steps = film.filter((take) => take.look).length;
    return steps >= (closed ? this.least : 1) ? { scenes: film.map((take) => take.scene), closed } : null;
  }

  /** A film that was shown, made anew: it can be seen again, or goes on, as if it had been shown so. */
  keep(before: Scene, { scenes, closed }: Lasting<Scene>, now: Scene): void {
    if (this.running) return;
    let last = before;
    const film = scenes.map((scene) => {
      const take = { ...this.take(last, scene), again: true };
      last = scene;
      return take;
    });
    while (film.length && !film[0]!.look) before = film.shift()!.scene; // as when it was shown
    const end = film.at(-1);
    if (closed && end) end.look = 0;
    [this.before, this.film, this.now, this.last] = [before, film, now, now];
    this.stage.changed?.();
  }

  push(scene: Scene): void {
    this.waiting.push(this.take(this.last, scene));
    this.last = scene;
    if (!this.running) void this.run();
    this.stage.changed?.();
  }

  /** The last scene, at once. */
  skip(): void {
    const takes = this.waiting;
    const final = takes.at(-1);
    this.waiting = [];
    this.stage.skip();
    for (const take of takes) {
      this.note(take);
      if (take !== final && !take.again) this.stage.pass?.(take.scene);
    }
    if (final) this.stage.show(final.scene, Infinity, final.again);
    this.wake?.();
    this.go();
  }

  /** Forget what was to be shown: another table, or everything is sent again. */
  clear(): void {
    [this.waiting, this.film, this.last, this.now] = [[], [], null, null];
    this.stage.skip();
    this.wake?.();
    this.go();
  }

  /** Stops before the next step. */
  pause(): void {
    this.stopped = true;
    this.stage.changed?.();
  }

  go(): void {
    this.stopped = this.once = false;
    this.gate?.();
    this.stage.changed?.();
  }

  /** The next step now; who has stopped it has to ask for each. */
  step(): void {
    this.once = !this.gate;
    this.wake?.();
    this.gate?.();
  }

  /** The last film from its beginning; `byHand`: one step at a time. */
  again(byHand = false): void {
    if (!this.kept || this.rewinds) return;
    if (!this.running) return this.rewind(byHand);
    this.rewinds = () => this.rewind(byHand); // when what moves now has come to its end
    this.skip();
  }

  private take(before: Scene | null, scene: Scene): Take<Scene> {
    const natural = this.stage.natural?.(before, scene) ?? false;
    const look = this.stage.look?.(before, scene) ?? 0;
    return { scene, length: this.stage.length(before, scene), natural, look, again: false };
  }

  private rewind(byHand: boolean): void {
    if (!this.kept || !this.before || !this.now) return;
    const old = this.film.map((take) => ({ ...take, again: true }));
    const newest = { scene: this.now, length: 0, natural: false, look: 0, again: true };
    this.waiting = this.now === old.at(-1)?.scene ? old : [...old, newest];
    [this.film, this.stopped, this.now] = [[], byHand, this.before];
    this.stage.show(this.before, Infinity, true);
    void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length) {
      if (this.stopped && this.film.at(-1)?.look && !this.once) await this.asked();
      this.once = false;
      const next = this.waiting.shift();
      if (!next) break;
      this.note(next);
      const ahead = this.waiting.reduce((sum, one) => sum + one.length, next.natural ? 0 : next.length);
      const hurry = ahead > TOO_LONG && !this.filming ? 2 : 1;
      const patience = next.natural ? 1 : (this.stage.patience?.(next.scene, this.waiting.length) ?? 1);
      const pace = next.look && !next.natural ? (this.stage.pace?.() ?? 1) : 1;
      const speed = (hurry * pace) / patience;
      this.stage.show(next.scene, speed, next.again);
      this.stage.changed?.();
      if (next.length) await this.seen(next, speed, patience);
    }
    this.running = this.stopped = false;
    this.stage.changed?.();
    const rewind = this.rewinds;
    this.rewinds = null;
    rewind?.();
  }

  private async asked(): Promise<void> {
    await new Promise<void>((resolve) => (this.gate = resolve));
    this.gate = null;
  }

  private async seen(take: Take<Scene>, speed: number, patience: number): Promise<void> {
    const skipped = new Promise<boolean>((resolve) => (this.wake = () => resolve(true)));
    const waited = (ms: number): Promise<boolean> => this.stage.wait(ms).then(() => false);
    const cut = await Promise.race([waited(take.length / speed), skipped]);
    const rest = take.look * patience - take.length / speed;
    if (!cut && this.filming && rest > 0) await Promise.race([waited(rest), skipped]);
    this.wake = null;
  }

  private note(take: Take<Scene>): void {
    if (take.look && !this.film.at(-1)?.look) [this.before, this.film] = [this.now, []];
    if (take.look || this.film.at(-1)?.look) this.film.push(take);
    this.now = take.scene;
  }
}
