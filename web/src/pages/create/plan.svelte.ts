/** The table that is being set: every wish, kept sensible while the number of seats changes. */
import type { ChairWish, ClockWish, GameCard, Help, Level, NewTable, Value, VariantCard, Who } from '$lib/wire';
import { againstBots, castFor, forNewcomer, newTable, usualSeats } from '../lobby/playing';

export const USUAL = 'usual'; // the preset of a game as it is usually played
const MINUTES_A_DAY = 24 * 60;

export const WHO: readonly Who[] = ['me', 'open', 'guest', 'bot'];
export const DELAYS: readonly number[] = [0, 30, 120, 600]; // seconds
export const CLOCKS: readonly (Required<ClockWish> | null)[] = [
  null,
  { minutes: 5, increment: 10, a_move: false },
  { minutes: 15, increment: 15, a_move: false },
  { minutes: 45, increment: 30, a_move: false },
  { minutes: MINUTES_A_DAY, increment: 0, a_move: true },
  { minutes: 3 * MINUTES_A_DAY, increment: 0, a_move: true },
  { minutes: 7 * MINUTES_A_DAY, increment: 0, a_move: true },
];
const BY_POST = 5; // of the clocks

export function daysOf(clock: ClockWish): number {
  return Math.floor(clock.minutes / MINUTES_A_DAY);
}

/** What a preset sets; the rest is left as it is. */
interface Setting {
  chairs: Required<ChairWish>[];
  chosen: Record<string, number>;
  clock: number;
  pace: boolean;
}

export class Plan {
  readonly game: GameCard;
  chairs = $state<Required<ChairWish>[]>([]);
  chosen = $state<Record<string, number>>({}); // by variant: which of its values
  clock = $state(0); // which of CLOCKS
  public = $state(false);
  delay = $state(0);
  pace = $state(true);
  help = $state<Help>('told');
  rated = $state(false);
  private begun = $state(USUAL); // the preset that was taken last

  constructor(game: GameCard) {
    this.game = game;
    this.chairs = againstBots(usualSeats(game));
    this.side = game.sides?.cards[0]?.name ?? '';
  }

  get seats(): number {
    return this.chairs.length;
  }

  get free(): number {
    return this.chairs.filter((chair) => chair.who === 'open').length;
  }

  get plays(): boolean {
    return this.chairs.some((chair) => chair.who === 'me' || chair.who === 'guest');
  }

  /** Whether there is something to choose, for so many seats. Who is on which side is chosen elsewhere. */
  open(variant: VariantCard): boolean {
    if (variant.name === this.game.sides?.variant) return false;
    return variant.values.filter((value) => value.seats.includes(this.seats)).length > 1;
  }

  sit(seats: number): void {
    const { side } = this;
    const kept = this.chairs.slice(0, seats);
    const added = againstBots(seats).slice(kept.length);
    this.chairs = [...kept, ...added];
    for (const variant of this.game.variants) {
      const value = variant.values[this.chosen[variant.name] ?? 0];
      if (value && !value.seats.includes(seats)) this.chosen[variant.name] = 0;
    }
    if (this.game.sides) this.side = side;
  }

  // ---- presets ----------------------------------------------------------------------------------

  /** Those of the house, which every game has, and the game's own. */
  get presets(): string[] {
    return [USUAL, ...this.game.presets.map((preset) => preset.name), 'first', 'quick', 'post'];
  }

  /** The preset that was taken; `changes` says how far this is from it. */
  get preset(): string {
    return this.begun;
  }

  set preset(name: string) {
    const { side } = this;
    const { chairs, chosen, clock, pace } = this.settingOf(name);
    this.begun = name;
    [this.chairs, this.chosen, this.clock, this.pace] = [chairs, chosen, clock, pace];
    if (this.game.sides) this.side = side;
  }

  /** How many things are other than the preset has them. */
  get changes(): number {
    const meant = this.settingOf(this.begun);
    const rules = this.game.variants.filter(
      ({ name }) => name !== this.game.sides?.variant && (this.chosen[name] ?? 0) !== (meant.chosen[name] ?? 0),
    ).length;
    const sits = (chair: Required<ChairWish>): string => chair.who + (chair.who === 'bot' ? chair.level : '');
    const tally = (chairs: Required<ChairWish>[]): string => chairs.map(sits).sort().join();
    const others = [
      tally(this.chairs) !== tally(meant.chairs),
      this.clock !== meant.clock,
      this.pace !== meant.pace,
    ].filter(Boolean).length;
    return rules + others;
  }

  private settingOf(name: string): Setting {
    const usual: Setting = { chairs: againstBots(usualSeats(this.game)), chosen: {}, clock: 0, pace: true };
    const few = this.game.seats[0] ?? 0;
    if (name === 'first') return { ...usual, chairs: forNewcomer(this.game) };
    if (name === 'quick') return { ...usual, chairs: againstBots(few), pace: false };
    if (name === 'post') {
      const chairs = usual.chairs.map((chair) => ({
        ...chair,
        who: chair.who === 'me' ? chair.who : ('open' as const),
      }));
      return { ...usual, chairs, clock: BY_POST };
    }
    const own = this.game.presets.find((preset) => preset.name === name);
    return { ...usual, chosen: { ...own?.chosen } };
  }

  /** How many play by a preset. */
  seatsOf(name: string): number {
    return this.settingOf(name).chairs.length;
  }

  // ---- sides ------------------------------------------------------------------------------------

  private get mySeat(): number {
    return Math.max(
      this.chairs.findIndex((chair) => chair.who === 'me'),
      0,
    );
  }

  /** Of each seat the name of its side; empty: it is drawn. */
  get cast(): string[] {
    const { sides } = this.game;
    if (!sides) return [];
    const value = this.chosen[sides.variant] ?? 0;
    return sides.castings.find((one) => one.value === value && one.sides.length === this.seats)?.sides ?? [];
  }

  /** Mine. */
  get side(): string {
    return this.cast[this.mySeat] ?? '';
  }

  set side(name: string) {
    this.put(this.mySeat, name);
  }

  /** A seat changes sides, and the others follow as the rules will have it. */
  put(seat: number, side: string): void {
    const value = castFor(this.game, this.seats, seat, side);
    if (this.game.sides && value >= 0) this.chosen[this.game.sides.variant] = value;
  }

  /** People will play each other here. */
  get company(): boolean {
    return this.chairs.filter((chair) => chair.who !== 'bot').length > 1;
  }

  /** Only people will play each other, each on a device of their own. */
  get rateable(): boolean {
    return this.company && !this.chairs.some((chair) => chair.who === 'bot' || chair.who === 'guest');
  }

  /** There is one of me: the chair I leave becomes a bot's. I stay on my side. */
  seat(number: number, who: Who, level?: Level): void {
    const { side } = this;
    for (const [k, chair] of this.chairs.entries()) {
      if (k === number) [chair.who, chair.level] = [who, level ?? chair.level];
      else if (who === 'me' && chair.who === 'me') chair.who = 'bot';
    }
    if (who === 'me' && this.game.sides) this.side = side;
  }

  wish(): NewTable {
    const variant: Record<string, Value> = {};
    for (const { name, values } of this.game.variants) {
      const chosen = values[this.chosen[name] ?? 0];
      if (chosen && this.chosen[name]) variant[name] = chosen.value;
    }
    const chairs = this.chairs.map((chair) => ({
      ...chair,
      name: chair.who === 'guest' ? chair.name.trim() : '',
    }));
    return {
      ...newTable(this.game.name, chairs),
      variant,
      clock: CLOCKS[this.clock] ?? null,
      public: this.public,
      delay: this.delay,
      pace: this.pace,
      help: this.help,
      rated: this.rated && this.rateable,
    };
  }
}
