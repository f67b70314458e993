/** What the parts of a table share while its game is played: every part is given this and nothing else.
 *
 * `picking` is what is picked and pointed at, `panes` which parts are open, `coaching` the lesson, `planning` the pins,
 * `noting` the notebook, `clocks` the time; `root`, `board` and `prompt` are the parts that another one must reach.
 */
import type Board from '../board/Board.svelte';
import type { Picture, Scene, TableState } from '../wire';
import { Picking } from './picking.svelte';
import { Clocks } from './clocks.svelte';
import { Coaching } from './coaching.svelte';
import { Noting } from './noting.svelte';
import { Panes } from './panes.svelte';
import { Planning } from './planning.svelte';
import type Prompt from './Prompt.svelte';
import type { Sitting } from './sitting.svelte';

export class Playing {
  root = $state<HTMLElement>(); // the table
  board = $state<Board>();
  prompt = $state<Prompt>();
  seatShown = $state(-1); // the seat whose sheet is open
  explained = $state(''); // the thing whose card is open

  readonly names = $derived.by(() => this.table.chairs.map((chair) => chair.name));
  readonly picture = $derived.by<Picture | null>(
    () => this.scene.picture && this.noting.withNotes(this.planning.withPins(this.scene.picture)),
  );

  readonly planning: Planning;
  readonly noting: Noting;
  readonly clocks: Clocks;
  readonly picking: Picking;
  readonly coaching: Coaching;
  readonly panes: Panes;

  constructor(
    readonly sitting: Sitting,
    private readonly now: () => { table: TableState; scene: Scene },
  ) {
    this.planning = new Planning(sitting, now);
    this.noting = new Noting(sitting, now);
    this.clocks = new Clocks(sitting, () => ({ scene: this.scene, names: this.names }));
    this.picking = new Picking(this);
    this.coaching = new Coaching(this);
    this.panes = new Panes(this);
  }

  get table(): TableState {
    return this.now().table;
  }

  get scene(): Scene {
    return this.now().scene;
  }

  /** What a thing of the board or a seat panel is called. */
  labelOf(key: string): string {
    const sprite = this.picture?.sprites.find((one) => one.key === key);
    return sprite?.label ?? this.picture?.panels.find((one) => one.key === key)?.name ?? '';
  }
}
