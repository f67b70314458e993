/** My notebook: what the house works out from my own view, and my pencil marks, which stay in this browser. */
import type { Targets } from '../board/choosing';
import type { Notebook, Picture, Scene, Spot, TableState } from '../wire';
import { say } from '../words';
import { keepMarks, marked, penciled, readMarks, type Mark, type MarkKind } from './marking';
import type { Sitting } from './sitting.svelte';

export class Noting {
  wished = $state(false); // a click on the board marks, and plays nothing
  pencil = $state<MarkKind>('here');
  from = $state(''); // where the way that is being drawn begins
  note = $state(''); // the words of the next note
  possible = $state(true); // where everybody could be lies on the board
  shown = $state(true); // so do my marks
  private own = $state.raw<{ name: string; marks: Mark[] }>({ name: '', marks: [] });
  private last = $state.raw<Notebook | null>(null); // a film has none: what was worked out stands till it ends

  constructor(
    private readonly sitting: Sitting,
    private readonly now: () => { table: TableState; scene: Scene },
  ) {}

  /** Whether this table has notebooks, and I play here. */
  get offered(): boolean {
    const { table, scene } = this.now();
    return table.notebook && scene.seat >= 0 && !scene.over;
  }

  get on(): boolean {
    return this.wished && this.offered && this.spots.length > 0 && this.now().scene.curtain < 0;
  }

  /** An effect of the page: what was worked out last. */
  turn(): void {
    const { notebook, over } = this.now().scene;
    if (notebook) this.last = notebook;
    else if (over || !this.offered) this.last = null;
  }

  get book(): Notebook | null {
    return this.now().scene.notebook ?? this.last;
  }

  get spots(): Spot[] {
    return this.book?.spots ?? [];
  }

  /** Asks for it; from then on it comes with every scene. */
  open(): void {
    if (this.offered && !this.sitting.beliefs) this.sitting.map(true);
  }

  textOf(key: string): string {
    return this.spots.find((spot) => spot.key === key)?.text ?? '';
  }

  // ---- marks ------------------------------------------------------------------------------------

  private get name(): string {
    const { table, scene } = this.now();
    return `marks-${table.table}-${String(scene.seat)}`;
  }

  get marks(): Mark[] {
    return this.own.name === this.name ? this.own.marks : readMarks(this.name);
  }

  said(mark: Mark): string {
    const [place, to, text] = [this.textOf(mark.key), this.textOf(mark.to ?? ''), mark.text ?? ''];
    return say('notes-mark-on', { kind: mark.kind, place, to, text });
  }

  get targets(): Targets {
    return { lit: new Map(this.spots.map((spot) => [spot.key, []])), dim: new Map() };
  }

  nameOf(key: string): string {
    return say('notes-mark-it', { kind: this.pencil, place: this.textOf(key) });
  }

  pick(key: string, kind: MarkKind = this.pencil): void {
    if (kind === 'way' && !this.from) {
      this.from = key;
      return;
    }
    if (kind === 'way') {
      if (this.from !== key) this.put({ key: this.from, kind, to: key });
      this.from = '';
    } else if (kind === 'note') {
      this.put({ key, kind, text: this.note });
      this.note = '';
    } else this.put({ key, kind });
  }

  rub(mark: Mark): void {
    this.put(mark.kind === 'note' ? { ...mark, text: '' } : mark);
  }

  clear(): void {
    this.set([]);
  }

  private put(mark: Mark): void {
    this.set(marked(this.marks, mark));
  }

  private set(marks: Mark[]): void {
    this.own = { name: this.name, marks };
    keepMarks(this.name, marks);
  }

  /** The board with what is possible and with my marks on it. */
  withNotes(picture: Picture): Picture {
    if (!this.offered) return picture;
    const { notebook } = this.now().scene;
    const added = [
      ...(this.possible ? (notebook?.sprites ?? []) : []),
      ...(this.shown ? penciled(picture, this.marks, (mark) => this.said(mark)) : []),
    ];
    return added.length ? { ...picture, sprites: [...picture.sprites, ...added] } : picture;
  }
}
