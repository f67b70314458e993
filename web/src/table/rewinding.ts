/** A film outlives a change of language or canvas: the house is asked for it once more, in what is wished for now. */
import type { Reel } from '../board/reel';
import type { Wish } from '../net/line';
import type { Refusal, Rewound, Scene } from '../wire';
import { stagingOf, type Narrator } from './narrating';
import { mannerOf } from './pacing.svelte';

/** A film that is to come again: its moments, and the moves in which they lie, as these eyes count. */
interface Film {
  moments: ReadonlySet<string>;
  since: number;
  upto: number;
  closed: boolean;
  ending: boolean; // what it led to was no step of it
}

/** What these eyes had been told when a scene was shown. It is the same in every language. Half-way through a move the
 * scene counts as the move before, and tells of the next one. */
export function momentOf(scene: Scene): string {
  const line = scene.lines.at(-1);
  return line && line.move > scene.move ? `${line.move}-${line.k}` : `${scene.move}`;
}

/** The move in which that was. */
function moveOf(scene: Scene): number {
  return Math.max(scene.move, scene.lines.at(-1)?.move ?? -1);
}

export class Rewinding {
  private film: Film | null = null;
  private look = ''; // all is to be sent again
  private coming = false; // and the next that is sent is that
  private ask = '';
  wanted = false; // one has asked to see it already

  constructor(
    private readonly reel: Reel<Scene>,
    private readonly wire: (wish: Wish) => string,
  ) {}

  /** Whether one that can be seen again is on its way. */
  get due(): boolean {
    return this.film?.closed ?? false;
  }

  /** Everything will be sent again; what was asked for before comes too late. */
  expect(look: string): void {
    [this.look, this.coming, this.ask] = [look, false, ''];
  }

  done(ask: string): void {
    this.coming ||= ask === this.look;
  }

  /** Before what was sent again takes the place of all that was: until now a film may have grown. */
  remember(): void {
    if (!this.look) return;
    if (this.coming) this.look = '';
    const lasting = this.reel.lasting;
    if (!lasting) return;
    const { scenes, closed } = lasting;
    const shown = scenes.filter((scene) => !stagingOf(scene)).map(momentOf);
    const moves = scenes.map(moveOf);
    this.film = {
      moments: new Set(shown),
      since: Math.max(0, Math.min(...moves) - 1),
      upto: Math.max(...moves),
      closed,
      ending: closed && shown.indexOf(shown.at(-1)!) === shown.length - 1,
    };
  }

  /** Everything was sent again. */
  request(): void {
    if (this.film) this.ask = this.wire({ do: 'rewind', since: this.film.since, upto: this.film.upto });
  }

  refused({ ask }: Refusal): void {
    if (this.ask && (!ask || ask === this.ask)) this.forget(); // of what came too fast none knows which it was
  }

  /** Nothing will come: the line is down. */
  forget(): void {
    [this.film, this.look, this.ask, this.wanted] = [null, '', '', false];
  }

  /** Its scenes have come: of them those that were shown, told as they were. Whether one waits to see them. */
  heard({ ask, scenes }: Rewound, now: Scene | null, narrator: Narrator, telling: boolean): boolean {
    if (!this.film || ask !== this.ask) return false;
    const [{ moments, closed, ending }, wanted] = [this.film, this.wanted];
    this.forget();
    if (!now || this.reel.kept || this.reel.filming) return false; // or there is a newer film
    const all = [...scenes.filter((scene) => momentOf(scene) !== momentOf(now)), now];
    const first = all.findIndex((scene, n) => n > 0 && moments.has(momentOf(scene)));
    if (first < 0) return false;
    const before = all[first - 1]!;
    const takes: Scene[] = [];
    let last = before;
    for (const scene of all.slice(first).filter((one) => moments.has(momentOf(one)))) {
      takes.push(...narrator.takes(last, scene, mannerOf(scene, telling)));
      last = scene;
    }
    const goesOn = last === now && !closed;
    if (last !== now && !ending) takes.push(now);
    this.reel.keep(before, { scenes: takes, closed: !goesOn }, now);
    return wanted;
  }
}
