/** What clicking a thing means: the options that touch it. */
import { PREVIEW } from '../house';
import type { Gauge, Offer, Touch } from '../wire';

const SHOWN = new RegExp(`^${PREVIEW}(\\d+)(?:-|$)`);

export interface Targets {
  lit: Map<string, number[]>; // by key: the options that it may stand for
  dim: Map<string, number>; // by key: an answer that it would mean, but not now
}

export function targets(touches: readonly Touch[], options: readonly Offer[]): Targets {
  const open = new Set(options.map((option) => option.action));
  const lit = new Map<string, number[]>();
  const dim = new Map<string, number>();
  for (const touch of touches) {
    for (const key of touch.keys) {
      if (open.has(touch.action)) lit.set(key, [...(lit.get(key) ?? []), touch.action]);
      else if (!dim.has(key)) dim.set(key, touch.action);
    }
  }
  for (const key of lit.keys()) dim.delete(key);
  return { lit, dim };
}

/** After a thing was picked that means several options: only those. */
export function narrowed(options: readonly Offer[], actions: readonly number[] | undefined): Offer[] {
  return actions ? options.filter((option) => actions.includes(option.action)) : [...options];
}

export function keysOf(touches: readonly Touch[], action: number): string[] {
  return touches.filter((touch) => touch.action === action).flatMap((touch) => touch.keys);
}

/** The action of a sprite `preview-<action>-<k>`; null if it is no preview. */
export function previewed(key: string): number | null {
  const found = SHOWN.exec(key);
  return found ? Number(found[1]) : null;
}

/** Options that a gauge answers are not listed. */
export function besides(options: readonly Offer[], gauge: Gauge | null): Offer[] {
  if (!gauge) return [...options];
  return options.filter(({ action }) => {
    const k = (action - gauge.first) / gauge.step;
    return !(Number.isInteger(k) && k >= 0 && k < gauge.levels);
  });
}

/** Whether a gauge is what the question wants: its options are on offer. */
export function gaugeAsked(options: readonly Offer[], gauge: Gauge | null): boolean {
  return besides(options, gauge).length < options.length;
}

/** What a ticket is called: here, always, or by its whole sentence. */
export function called(option: Offer): string {
  return [option.stake?.act, option.short].find((word) => word) ?? option.text;
}

/** The numbers that a thing is printed with, or called by on its ticket; the 8 of D8 is none. */
function numbersOn(option: Offer): string[] {
  return `${option.stake?.key ?? ''} ${called(option)}`.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? [];
}

const COUNTED = 9; // tickets: there is no digit for a tenth
const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The keys that press the options, of one kind in a row: the numbers they bear, if each has its own; else they are
 * counted. Letters only where a digit would press what bears another number; those that are taken are nobody's. */
export function keyCaps(options: readonly Offer[], taken: string): string[] {
  const own = options.map((option) => numbersOn(option)[0] ?? '');
  const numbered = own.every((number) => number) && new Set(own).size === own.length;
  const digits = own.map((number) => (number.length === 1 ? number : ''));
  if (numbered && (digits.every((digit) => digit) || options.length > COUNTED)) return digits;
  const counted = options.map((_, n) => (n < COUNTED ? String(n + 1) : ''));
  const misleads = options.some((option, n) =>
    numbersOn(option).some((number) => counted.includes(number) && number !== counted[n]),
  );
  return misleads ? letters(options, taken) : counted;
}

/** The first letter of each, if all differ and are free; else one after the other. */
function letters(options: readonly Offer[], taken: string): string[] {
  const free = ALPHABET.filter((letter) => !taken.includes(letter));
  const firsts = options.map((option) => called(option).charAt(0).toUpperCase());
  const plain = firsts.every((letter) => free.includes(letter)) && new Set(firsts).size === firsts.length;
  return plain ? firsts : options.map((_, n) => free[n] ?? '');
}

interface Placed {
  key: string;
  x: number;
  y: number;
}

/** The next lit thing in a direction: near, and rather straight ahead than aside. */
export function toward(from: Placed, all: readonly Placed[], direction: string): string | null {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[direction];
  if (!way) return null;
  const [dx, dy] = way as [number, number];
  let best: string | null = null;
  let least = Infinity;
  for (const to of all) {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (to.key === from.key || ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [least, best] = [cost, to.key];
  }
  return best;
}

/** What a level of a gauge is called, for who must not see a number; empty: it has no such level. */
export function wordOf(gauge: Gauge, level: number): string {
  const { words, levels } = gauge;
  return level < levels ? (words[Math.floor((level * words.length) / levels)] ?? '') : '';
}
