/** A finished game under the lens: where one stands in it, what the house found, and branches from it. */
import { get, post, wordsOf } from '$lib/net/http';
import type { Answered, Answers, Branch, BranchWish, CostlyChoice, Judged, ReplayHead, Review, Scene } from '$lib/wire';
import { ACTING, Film, type Look } from '../replay/reel.svelte';
import { grow } from './growing';

const BOTS = 40; // answers in a row, at most
const LEVEL = 'gunslinger';

/** Another way the game could have gone: each step is where one answer led. */
export interface Variation {
  id: number;
  at: number; // answers of the game before it
  by: 'house' | 'own';
  steps: Branch[];
}

export class Analysis {
  readonly film: Film;
  seat = $state(0); // whose choices are judged
  review = $state.raw<Review | null>(null);
  judged = $state.raw<Judged | null>(null);
  wrong = $state(''); // of the curve
  wrongChoices = $state('');
  trouble = $state(''); // of a branch
  busy = $state(false);
  answering = $state(false); // bots, one after the other
  variations = $state.raw<readonly Variation[]>([]);
  inside = $state<number | null>(null); // the variation one stands in
  upto = $state(0); // and which of its steps
  private closed = false;
  private made = 0;
  private fresh: boolean; // nobody has gone anywhere yet

  constructor(
    readonly id: string,
    readonly head: ReplayHead,
    readonly answers: readonly Answered[],
    look: Look,
    seat: number,
    fresh = false,
  ) {
    this.fresh = fresh;
    const moves = [...new Set([0, ...answers.map((one) => one.move), head.last])].sort((a, b) => a - b);
    this.film = new Film(id, { ...head, moves }, { ...look, eyes: ACTING, beliefs: false });
    this.seat = seat;
  }

  get variation(): Variation | null {
    return this.variations.find((one) => one.id === this.inside) ?? null;
  }

  get here(): Branch | null {
    return this.variation?.steps[this.upto] ?? null;
  }

  get scene(): Scene | null {
    return this.here?.scene ?? this.film.scene;
  }

  /** What was answered here in the game; null in a branch, or where nobody chose. */
  get played(): Answered | null {
    return this.here ? null : (this.answers.find((one) => one.move === this.film.move) ?? null);
  }

  /** The choice one stands at, if it was dear. */
  get costly(): CostlyChoice | null {
    return this.here ? null : (this.judged?.choices.find((one) => one.move === this.film.move) ?? null);
  }

  close(): void {
    this.closed = true;
    this.film.close();
  }

  /** Both grow; read in an effect, they follow the language. */
  async lookBack(): Promise<void> {
    this.wrong = '';
    try {
      await grow<Review>(`/api/tables/${this.id}/review`, (found) => {
        this.review = found;
        return !this.closed;
      });
    } catch (trouble) {
      this.wrong = wordsOf(trouble);
    }
  }

  async judge(): Promise<void> {
    const seat = this.seat;
    [this.wrongChoices, this.judged] = ['', null];
    try {
      await grow<Judged>(`/api/tables/${this.id}/choices?seat=${seat}`, (found) => {
        if (this.seat === seat) this.judged = found;
        return !this.closed && this.seat === seat;
      });
    } catch (trouble) {
      this.wrongChoices = wordsOf(trouble);
    }
  }

  /** Where to begin, if nobody has gone anywhere yet. */
  arriveAt(move: number): void {
    if (this.fresh && !this.film.move && !this.film.running && this.inside === null) this.goTo(move);
  }

  /** In the game, out of every branch. */
  goTo(move: number): void {
    this.fresh = false;
    this.inside = null;
    this.film.to(stopAtOrBefore(this.film.head.moves, move));
  }

  step(by: number): void {
    this.fresh = false;
    const variation = this.variation;
    if (!variation) {
      this.film.to(this.film.step + by);
      return;
    }
    const next = this.upto + by;
    if (next < 0) this.goTo(variation.at);
    else this.upto = Math.min(next, variation.steps.length - 1);
  }

  enter(variation: Variation, upto: number): void {
    this.film.run(false);
    this.goTo(variation.at);
    [this.inside, this.upto] = [variation.id, upto];
  }

  forget(variation: Variation): void {
    if (this.inside === variation.id) this.goTo(variation.at);
    this.variations = this.variations.filter((one) => one !== variation);
  }

  /** An answer here: as in the game it goes on there, else it begins or lengthens a branch. */
  async answer(action: number, by: Variation['by'] = 'own'): Promise<void> {
    if (this.played?.action === action) this.step(1);
    else await this.walk({ action }, by);
  }

  /** Bots answer, until it is the turn of who is looked at. */
  async bots(): Promise<void> {
    if (this.answering) return;
    this.answering = true;
    for (let n = 0; n < BOTS && (await this.walk({ level: LEVEL }, 'own')); n++) {
      const scene = this.scene;
      if (!scene || scene.over || scene.acting === this.seat) break;
    }
    this.answering = false;
  }

  /** What the house would have done, and what bots answer to it. */
  async tryBetter(choice: CostlyChoice): Promise<void> {
    this.goTo(choice.move);
    const known = this.variations.find((one) => one.by === 'house' && one.at === choice.move);
    if (known) {
      this.enter(known, 0);
      return;
    }
    await this.walk({ action: choice.better.action }, 'house');
  }

  /** A branch that an address names. */
  async arrive(at: number, line: number[]): Promise<void> {
    this.goTo(at);
    if (line.length) await this.walk({ line }, 'own');
  }

  private async walk(wish: Partial<BranchWish>, by: Variation['by']): Promise<boolean> {
    if (this.busy) return false;
    const [from, variation, upto] = [this.here, this.variation, this.upto];
    const at = variation?.at ?? this.film.move;
    [this.busy, this.trouble] = [true, ''];
    this.film.run(false);
    try {
      const asked = { at, line: from?.line ?? [], action: -1, level: '', canvas: this.film.canvas, ...wish };
      const led = await post<Branch>(`/api/replays/${this.id}/branch`, asked);
      const before = variation ? variation.steps.slice(0, upto + 1) : [];
      const grown = variation && upto === variation.steps.length - 1;
      const next: Variation = {
        id: grown ? variation.id : ++this.made,
        at,
        by: variation?.by ?? by,
        steps: [...before, led],
      };
      this.variations = [...this.variations.filter((one) => one.id !== next.id), next];
      [this.inside, this.upto] = [next.id, next.steps.length - 1];
      return true;
    } catch (trouble) {
      this.trouble = wordsOf(trouble);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

export function stopAtOrBefore(stops: readonly number[], move: number): number {
  return Math.max(stops.filter((stop) => stop <= move).length - 1, 0);
}

export async function answersOf(id: string): Promise<Answered[]> {
  return (await get<Answers>(`/api/replays/${id}/moves`)).moves;
}

/** The branch that an address names. */
export function lineOf(query: URLSearchParams): number[] {
  const numbers = (query.get('line') ?? '').split('.').filter(Boolean).map(Number);
  return numbers.every((one) => Number.isInteger(one) && one >= 0) ? numbers : [];
}
