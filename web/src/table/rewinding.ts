/** A film outlives a change of language or canvas: the house is asked for it once more, in what is wished for now. */
import type { Reel } from '../board/reel';
import type { Wish } from '../net/line';
import type { Refusal, Rewound, Scene } from '../wire';
import type { Narrator } from './narrating';
import { mannerOf } from './pacing.svelte';

/** Moves, as these eyes count: what came after one, up to another. */
interface Span {
  since: number;
  upto: number;
}

export class Rewinding {
  private span: Span | null = null; // of a film that is to come again
  private ask = '';
  wanted = false; // one has asked to see it already

  constructor(
    private readonly reel: Reel<Scene>,
    private readonly wire: (wish: Wish) => string,
  ) {}

  /** Whether one is on its way. */
  get due(): boolean {
    return this.span !== null;
  }

  /** Before everything is sent again. */
  remember(): void {
    this.ask = ''; // what is on its way comes too late
    const film = this.reel.span;
    if (film) this.span = { since: film.before.move, upto: film.last.move };
  }

  /** Everything was sent again. */
  request(): void {
    if (this.span) this.ask = this.wire({ do: 'rewind', ...this.span });
  }

  refused({ ask }: Refusal): void {
    if (ask && ask === this.ask) this.forget();
  }

  /** Nothing will come: the line is down. */
  forget(): void {
    [this.span, this.ask, this.wanted] = [null, '', false];
  }

  /** Its scenes have come; they are told as they were, up to what stands now. Whether one waits to see them. */
  heard({ ask, scenes }: Rewound, now: Scene | null, narrator: Narrator, telling: boolean): boolean {
    const [before, ...steps] = scenes;
    if (!this.span || ask !== this.ask) return false;
    const [{ upto }, wanted] = [this.span, this.wanted];
    this.forget();
    if (!before || !now || this.reel.span) return false; // or there is a newer film
    const takes: Scene[] = [];
    let last = before;
    for (const scene of now.move === upto ? [...steps, now] : steps) {
      takes.push(...narrator.takes(last, scene, mannerOf(scene, telling)));
      last = scene;
    }
    this.reel.keep(
      before,
      takes.filter((take) => take !== now),
      now,
    );
    return wanted;
  }
}
