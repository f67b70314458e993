/** When what comes on the stage: a drama is held for 0.7 to 2 seconds in all. */
import type { Drama } from '../wire';

export const SHORTEST = 700;
export const LONGEST = 2000;
const HELD = 700; // a face, or a verdict
const CURTAIN = 180; // ms until it is there
const TURN = 300; // of a card
const ROLLING = 400; // dice
const STACKED = 60; // one more cowboy or gun
const STACK = 450; // all of them, at most
const DISC = 90; // one more in the order of a tie

export interface Times {
  enter: number; // who is on it
  turn: number; // a card, or dice, begin to
  rest: number; // they lie
  each: number; // between two that stack up
  tie: number;
  disc: number;
  verdict: number; // ribbon and stamp
  end: number;
}

/** How many things stack up on the side that has the most. */
export function stacked(drama: Drama): number {
  return Math.max(0, ...drama.sides.map((side) => side.adds.reduce((sum, one) => sum + one.n, 0)));
}

/** At full length, in ms from its beginning. */
export function timesOf(drama: Drama): Times {
  const turned = drama.kind === 'reveal' ? TURN : drama.sides.some((side) => side.die) ? ROLLING : 0;
  const rest = CURTAIN + turned;
  const most = stacked(drama);
  const each = most ? Math.min(STACKED, STACK / most) : 0;
  const tie = rest + each * most;
  const shown = drama.kind === 'reveal' ? HELD : drama.tie ? DISC * drama.tie.order.length + DISC : DISC;
  const verdict = tie + shown;
  const times = { enter: 0, turn: CURTAIN, rest, each, tie, disc: DISC, verdict, end: verdict + HELD };
  return scaled(times, Math.min(1, LONGEST / times.end) * Math.max(1, (2 * SHORTEST) / times.end));
}

export function scaled(times: Times, by: number): Times {
  return Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, (ms as number) * by])) as unknown as Times;
}

/** How long each is held: the first of its kind in a round in full, later ones half as long. */
export class Season {
  private met = new Map<string, string>(); // by kind: the round in which it was seen last

  share(drama: Drama, round: string): number {
    const before = this.met.get(drama.kind);
    this.met.set(drama.kind, round);
    return before === round ? 0.5 : 1;
  }
}
