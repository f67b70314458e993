/** Reading an outcome for a person. */
import { settings } from '$lib/settings.svelte';
import type { Outcome } from '$lib/wire';
import { say } from '$lib/words';

const MINUS = '\u2212';

export function number(points: number): string {
  const size = Math.abs(points).toLocaleString(settings.language);
  return points < 0 ? MINUS + size : size;
}

/** French writes the sign with the space before it. */
export function isMoney(unit: string): boolean {
  return unit.trim() === '$';
}

/** "$31", "31 $", "61 points": the sign of money stands where the language puts it. */
export function amount(points: number, unit: string): string {
  const sum = number(Math.abs(points));
  if (isMoney(unit)) return say('over-dollars', { sign: points < 0 ? MINUS : '', sum });
  return unit ? say('over-amount', { sum: number(points), unit }) : number(points);
}

/** Seats, the best first. */
export function ranking(outcome: Outcome): number[] {
  return outcome.places.map((_, seat) => seat).sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
}

/** The best seat that did not win; -1 if all did. */
export function runnerUp(outcome: Outcome): number {
  return ranking(outcome).find((seat) => !outcome.winners.includes(seat)) ?? -1;
}

/** As many whole sentences as fit, and the first always. */
export function shortened(story: string, room = 110): string {
  const [first = '', ...rest] = story.split(/(?<=[.!?…])\s+/);
  let kept = first;
  for (const sentence of rest) {
    if (kept.length + sentence.length >= room) break;
    kept += ` ${sentence}`;
  }
  return kept;
}

/** What the parts of a bar are printed in: never a seat's colour, which may be that of another part. */
const PRINTS = ['gold', 'ochre', 'stone', 'teal', 'wine', 'sage', 'plum', 'slate'] as const;

export function print(part: number): string {
  return `var(--${PRINTS[part % PRINTS.length]})`;
}
