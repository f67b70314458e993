/** My plan and those of my circle: pins on the board that answer nothing. */
import type { Targets } from '../board/choosing';
import type { Circle, Picture, Route, Scene, TableState } from '../wire';
import { say } from '../words';
import { pinned } from './pins';
import type { Sitting } from './sitting.svelte';

export interface Pinned {
  seat: number;
  name: string;
  mine: boolean;
  stops: string[]; // in words
}

export class Planning {
  wished = $state(false); // a click on the board pins, and plays nothing

  constructor(
    private readonly sitting: Sitting,
    private readonly now: () => { table: TableState; scene: Scene },
  ) {}

  get circle(): Circle | null {
    const { circle } = this.sitting;
    return circle?.spots.length && !this.now().scene.over ? circle : null;
  }

  get on(): boolean {
    return this.wished && this.circle !== null && this.now().scene.curtain < 0;
  }

  /** The seat whose plan is made here. */
  get seat(): number {
    const { table, scene } = this.now();
    return scene.seat >= 0 ? scene.seat : (table.mine[0] ?? -1);
  }

  get stops(): string[] {
    return this.circle?.routes.find((route) => route.seat === this.seat)?.stops ?? [];
  }

  get full(): boolean {
    return this.stops.length >= (this.circle?.most ?? 0);
  }

  /** What may be clicked. */
  get targets(): Targets {
    const last = this.stops.at(-1);
    const open = (this.circle?.spots ?? []).filter((spot) => !this.full || spot.key === last);
    return { lit: new Map(open.map((spot) => [spot.key, []])), dim: new Map() };
  }

  /** Mine first. */
  get plans(): Pinned[] {
    const routes = this.circle?.routes ?? [];
    const told = routes.filter((route) => route.stops.length).map((route) => this.told(route));
    return [...told.filter((plan) => plan.mine), ...told.filter((plan) => !plan.mine)];
  }

  textOf(key: string): string {
    return this.circle?.spots.find((spot) => spot.key === key)?.text ?? '';
  }

  nameOf(key: string): string {
    if (key === this.stops.at(-1)) return say('table-plan-drop', { n: this.stops.length, stop: this.textOf(key) });
    return say('table-plan-stop', { n: this.stops.length + 1, stop: this.textOf(key) });
  }

  /** The next stop; the last one, clicked again, is none. */
  pick(key: string): void {
    if (key === this.stops.at(-1)) this.drop(this.stops.length - 1);
    else if (!this.full) this.pin([...this.stops, key]);
  }

  drop(n: number): void {
    this.pin(this.stops.filter((_, k) => k !== n));
  }

  clear(): void {
    this.pin([]);
  }

  /** The board with everybody's pins on it. */
  withPins(picture: Picture): Picture {
    const { circle } = this;
    if (!circle?.routes.length) return picture;
    const pins = pinned(picture, circle, (seat, n) => this.labelOf(circle, seat, n));
    return { ...picture, sprites: [...picture.sprites, ...pins] };
  }

  private labelOf(circle: Circle, seat: number, n: number): string {
    const stop = circle.routes.find((route) => route.seat === seat)?.stops[n] ?? '';
    const name = this.now().table.chairs[seat]?.name ?? '';
    return say('table-pin', { name, n: n + 1, stop: this.textOf(stop) });
  }

  private told(route: Route): Pinned {
    const name = this.now().table.chairs[route.seat]?.name ?? '';
    const stops = route.stops.map((stop) => this.textOf(stop));
    return { seat: route.seat, name, mine: route.seat === this.seat, stops };
  }

  private pin(stops: string[]): void {
    this.sitting.ask({ do: 'plan', stops });
  }
}
