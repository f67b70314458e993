/** The table that is being set: every wish, kept sensible while the number of seats changes. */
import type { ChairWish, ClockWish, GameCard, Help, NewTable, Value, VariantCard, Who } from '$lib/wire';
import { againstBots, newTable, usualSeats } from '../lobby/playing';

export const USUAL = 'usual'; // the preset of a game as it is usually played
const MINUTES_A_DAY = 24 * 60;

export const WHO: readonly Who[] = ['me', 'open', 'guest', 'bot'];
export const DELAYS: readonly number[] = [0, 30, 120, 600]; // seconds
export const CLOCKS: readonly (Required<ClockWish> | null)[] = [
  null,
  { minutes: 5, increment: 10 },
  { minutes: 15, increment: 15 },
  { minutes: 45, increment: 30 },
  { minutes: 3 * MINUTES_A_DAY, increment: 0 },
];

export function daysOf(clock: ClockWish): number {
  return Math.floor(clock.minutes / MINUTES_A_DAY);
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

  constructor(game: GameCard) {
    this.game = game;
    this.chairs = againstBots(usualSeats(game));
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

  /** Whether there is something to choose, for so many seats. */
  open(variant: VariantCard): boolean {
    return variant.values.filter((value) => value.seats.includes(this.seats)).length > 1;
  }

  sit(seats: number): void {
    const kept = this.chairs.slice(0, seats);
    const added = againstBots(seats).slice(kept.length);
    this.chairs = [...kept, ...added];
    for (const variant of this.game.variants) {
      const value = variant.values[this.chosen[variant.name] ?? 0];
      if (value && !value.seats.includes(seats)) this.chosen[variant.name] = 0;
    }
  }

  /** The preset that all choices together are; empty: one's own mixture. */
  get preset(): string {
    const wished = Object.entries(this.chosen).filter(([, value]) => value);
    const same = (chosen: Record<string, number>): boolean =>
      wished.length === Object.values(chosen).filter(Boolean).length &&
      wished.every(([name, value]) => chosen[name] === value);
    if (!wished.length) return USUAL;
    return this.game.presets.find((preset) => same(preset.chosen))?.name ?? '';
  }

  set preset(name: string) {
    const found = this.game.presets.find((preset) => preset.name === name);
    if (name === USUAL || found) this.chosen = { ...found?.chosen };
  }

  /** People will play each other here. */
  get company(): boolean {
    return this.chairs.filter((chair) => chair.who !== 'bot').length > 1;
  }

  /** There is one of me: the chair I leave becomes a bot's. */
  seat(number: number, who: Who): void {
    for (const [k, chair] of this.chairs.entries()) {
      if (k === number) chair.who = who;
      else if (who === 'me' && chair.who === 'me') chair.who = 'bot';
    }
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
    };
  }
}
