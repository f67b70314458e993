/** A finished game as a film: where it stands, through whose eyes, and whether it runs. */
import { differences } from '$lib/board/differences';
import { get, wordsOf } from '$lib/net/http';
import { settings } from '$lib/settings.svelte';
import type { CanvasName, Explanation, Picture, ReplayHead, Scene, Told } from '$lib/wire';

export const ALL = -2; // eyes: everything revealed
export const WATCHER = -1;
export const ACTING = -3; // those of who must choose; all is seen where nobody must
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

const PAUSE = 1100; // ms between two steps at speed 1, after what moves has landed
const KEPT = 60; // scenes

/** What is looked at, as the address of the page and that of a scene say it. */
export interface Look {
  move: number;
  eyes: number;
  beliefs: boolean; // with the belief map
}

export function lookOf(query: URLSearchParams): Look {
  const number = (name: string, otherwise: number): number => {
    const text = query.get(name);
    return text !== null && Number.isInteger(Number(text)) ? Number(text) : otherwise;
  };
  const eyes = query.get('eyes') === 'all' ? ALL : number('eyes', ALL);
  const move = number('move', number('turn', 0)); // links from before it was called a move say turn
  return { move, eyes, beliefs: number('beliefs', 0) === 1 };
}

export function queryOf(look: Look): string {
  return `move=${look.move}&eyes=${look.eyes}${look.beliefs ? '&beliefs=1' : ''}`;
}

export interface Stage {
  animate(from: Picture, to: Picture, speed: number): void;
}

/** The last stop at or before a move. */
export function stopAt(moves: readonly number[], move: number): number {
  return Math.max(moves.filter((stop) => stop <= move).length - 1, 0);
}

export class Film {
  step = $state(0); // which of head.moves
  eyes = $state(ALL);
  mapped = $state(false); // the belief map is wished for
  speed = $state(1);
  running = $state(false);
  scene = $state.raw<Scene | null>(null);
  wrong = $state('');
  canvas = $state<CanvasName>('wide');
  stage: Stage | null = null;
  private known = new Map<string, Promise<Scene>>();
  private timer = 0;
  private latest = 0;

  constructor(
    private readonly id: string,
    readonly head: ReplayHead,
    look: Look,
  ) {
    this.step = stopAt(head.moves, look.move);
    [this.eyes, this.mapped] = [look.eyes, look.beliefs];
  }

  /** A game without a belief map has none, whatever an address says. */
  get beliefs(): boolean {
    return this.mapped && this.head.beliefs;
  }

  get look(): Look {
    return { move: this.move, eyes: this.eyes, beliefs: this.beliefs };
  }

  get last(): number {
    return this.head.moves.length - 1;
  }

  get move(): number {
    return this.head.moves[this.step] ?? 0;
  }

  to(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.last);
    if (this.step === this.last) this.running = false;
  }

  run(on: boolean): void {
    if (on && this.step === this.last) this.step = 0;
    this.running = on;
  }

  /** Brings the scene of this step; read in an effect, it follows step, eyes, canvas, language. */
  async show(): Promise<void> {
    const [step, mine] = [this.step, ++this.latest];
    const asked = this.fetch(step);
    clearTimeout(this.timer);
    try {
      const scene = await asked;
      if (mine !== this.latest) return;
      this.wrong = '';
      const moved = this.put(scene);
      if (step < this.last) void this.fetch(step + 1).catch(() => null);
      if (this.running) this.timer = window.setTimeout(() => this.to(step + 1), (PAUSE + moved) / this.speed);
    } catch (trouble) {
      if (mine !== this.latest) return;
      [this.wrong, this.running] = [wordsOf(trouble), false];
    }
  }

  close(): void {
    this.latest++;
    clearTimeout(this.timer);
  }

  /** What a thing of the shown scene does. */
  async explain(thing: string): Promise<Explanation | null> {
    const path = `/api/replays/${this.id}/explanation?${queryOf(this.look)}&canvas=${this.canvas}`;
    try {
      return (await get<Told>(`${path}&thing=${encodeURIComponent(thing)}`)).explanation;
    } catch {
      return null; // a card that does not open is no trouble
    }
  }

  /** Gives how long the difference takes to play, in ms at speed 1. */
  private put(scene: Scene): number {
    const before = this.scene;
    this.scene = scene;
    if (!before?.picture || !scene.picture || before.seat !== scene.seat || scene.move <= before.move) return 0;
    this.stage?.animate(before.picture, scene.picture, this.speed);
    return differences(before.picture, scene.picture).length;
  }

  private fetch(step: number): Promise<Scene> {
    const move = this.head.moves[step] ?? 0;
    const path = `/api/replays/${this.id}/scene?${queryOf({ ...this.look, move })}&canvas=${this.canvas}`;
    const key = `${path} ${settings.language}`;
    const asked = this.known.get(key) ?? get<Scene>(path);
    asked.catch(() => this.known.delete(key));
    this.known.delete(key);
    this.known.set(key, asked);
    const oldest = this.known.keys().next().value;
    if (this.known.size > KEPT && oldest) this.known.delete(oldest);
    return asked;
  }
}
