/** A puzzle as this browser knows it: what is asked, what was picked, and the answer. */
import { showGameArt } from '$lib/art';
import { keysOf, narrowed, previewed, targets } from '$lib/board/choosing';
import { get, post, wordsOf } from '$lib/net/http';
import { go } from '$lib/router.svelte';
import type {
  CanvasName,
  NewTableFromRecord,
  Offer,
  PuzzleAnswer,
  PuzzleTable,
  PuzzleTry,
  Scene,
  Streak,
  TableLink,
} from '$lib/wire';
import { person } from '../shell/person.svelte';
import { note } from './tried';

const MANY = 8; // more than these are on the board, or in a list

export class Solving {
  table = $state.raw<PuzzleTable | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  picked = $state(''); // what means several answers
  pointedKey = $state('');
  pointedAction = $state<number | null>(null);
  listed = $state(false); // every answer, also those that the board shows
  wrong = $state('');
  going = $state(false);
  private chosen: number | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  readonly scene = $derived<Scene | null>(this.table?.scene ?? null);
  /** Of the puzzle of the day, as the house counts. */
  readonly streak = $derived<Streak | null>(this.answer?.streak ?? this.table?.streak ?? null);
  readonly touches = $derived(this.scene?.picture?.touches ?? []);
  readonly open = $derived(this.answer ? [] : (this.scene?.options ?? []));
  readonly aims = $derived(targets(this.open.length ? this.touches : [], this.open));
  readonly options = $derived(narrowed(this.open, this.picked ? this.aims.lit.get(this.picked) : undefined));
  readonly many = $derived(this.open.length > MANY);
  readonly shown = $derived.by(() => {
    if (!this.many || this.listed || this.picked) return this.options;
    const drawn = new Set(this.scene?.picture?.sprites.map((sprite) => sprite.key));
    const aside = this.options.filter(({ action }) => !keysOf(this.touches, action).some((key) => drawn.has(key)));
    return aside.length <= MANY ? aside : [];
  });
  readonly pointed = $derived.by(() => {
    if (this.pointedAction !== null) return this.pointedAction;
    const meant = this.aims.lit.get(this.pointedKey || this.picked) ?? [];
    return meant.length === 1 ? (meant[0] ?? null) : null;
  });
  /** What is lit: what one points at, and in the end the best. */
  readonly hot = $derived.by(() => {
    const action = this.answer?.best.action ?? this.pointed;
    return action === null ? [] : keysOf(this.touches, action);
  });

  private get path(): string {
    return `/api/puzzles/${encodeURIComponent(this.game)}/${encodeURIComponent(this.id)}`;
  }

  /** In this language and on this canvas; what was answered stays answered. */
  async look(canvas: CanvasName): Promise<void> {
    await this.trying(async () => {
      const [found] = await Promise.all([get<PuzzleTable>(`${this.path}?canvas=${canvas}`), showGameArt(this.game)]);
      this.table = found;
      if (this.chosen !== null) this.answer = await this.judged(this.chosen);
    });
  }

  async choose(action: number): Promise<void> {
    if (this.answer || this.going) return;
    await this.trying(async () => {
      const answer = await this.judged(action);
      [this.answer, this.chosen, this.picked] = [answer, action, ''];
      note(this.game, this.id, answer.right);
    });
  }

  again(): void {
    [this.answer, this.chosen, this.pointedAction] = [null, null, null];
  }

  pick(key: string): void {
    if (this.answer) return;
    const meant = (this.aims.lit.get(key) ?? []).filter((action) => this.options.some((one) => one.action === action));
    const only = meant[0];
    const look = key !== this.picked && only !== undefined && this.unseen(only);
    if (meant.length === 1 && only !== undefined && !look) void this.choose(only);
    else this.picked = key === this.picked ? '' : key;
  }

  nameOf(key: string): string {
    const meant = this.aims.lit.get(key) ?? [];
    const only = this.open.find((option: Offer) => option.action === meant[0]);
    if (meant.length === 1) return only?.text ?? '';
    const picture = this.scene?.picture;
    return (
      picture?.sprites.find((sprite) => sprite.key === key)?.label ??
      picture?.panels.find((panel) => panel.key === key)?.name ??
      ''
    );
  }

  /** A table that begins at this moment, against bots. */
  async playOn(): Promise<void> {
    const { answer } = this;
    if (!answer || this.going) return;
    await this.trying(async () => {
      await person.somebody();
      const { move: at, seat, replay: table } = answer;
      const wish: NewTableFromRecord = { at, seat, level: 'cowhand', table, record: '' };
      go(`/table/${(await post<TableLink>('/api/tables/from', wish)).table}`);
    });
  }

  private judged(action: number): Promise<PuzzleAnswer> {
    return post<PuzzleAnswer>(`${this.path}/answer`, { action } satisfies PuzzleTry);
  }

  /** A finger does not hover: its first tap shows what a move would do, the second makes it. */
  private unseen(action: number): boolean {
    const told = this.scene?.picture?.sprites.some((sprite) => previewed(sprite.key) === action);
    return Boolean(told) && matchMedia('(hover: none)').matches;
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    [this.going, this.wrong] = [true, ''];
    try {
      await work();
    } catch (trouble) {
      this.wrong = wordsOf(trouble);
    }
    this.going = false;
  }
}
