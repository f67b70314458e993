/** What happened as cards, a turn each: what of the story is shown where. */
import type { Line, Turn } from '../wire';

/** Cards after those known; a scene that tells from the beginning replaces them. */
export function joinedTurns(known: readonly Turn[], fresh: readonly Turn[], since: number): Turn[] {
  const from = fresh[0]?.number ?? Infinity;
  return since < 0 ? [...fresh] : [...known.filter((turn) => turn.number < from), ...fresh];
}

/** A sentence of a card, with the rule it applied. */
export interface Sentence {
  key: string;
  text: string;
  rule: string;
}

/** The sentences of a card: what was told again and again is told once. */
export function sentences(turn: Turn, lines: readonly Line[]): Sentence[] {
  const found: Sentence[] = [];
  for (let at = turn.first; at <= turn.last; at += 1) {
    const line = lines[at];
    const run = turn.runs.find((one) => one.first === at);
    if (line) found.push({ key: `${line.move}-${line.k}`, text: run?.text ?? line.text, rule: line.rule });
    if (run) at += run.of - 1;
  }
  return found;
}

/** A part of the game with its cards, as a round. */
export interface Part {
  heading: string;
  turns: Turn[];
}

export function parts(turns: readonly Turn[]): Part[] {
  const found: Part[] = [];
  for (const turn of turns) {
    const last = found.at(-1);
    if (!last || (turn.heading && turn.heading !== last.heading)) found.push({ heading: turn.heading, turns: [turn] });
    else last.turns.push(turn);
  }
  return found;
}

/** A part is known by its first card: it keeps its place when another is folded away. */
export const keyOf = (part: Part | undefined): number => part?.turns[0]?.number ?? -1;

const SHOWN = 2; // parts that stand open: the one that is played, and the one before

/** The parts that are folded away, and those that stand: from this card on. */
export function folded(all: readonly Part[], from = keyOf(all.at(-SHOWN) ?? all[0])): { old: Part[]; fresh: Part[] } {
  const fresh = all.filter((part) => keyOf(part) >= from);
  const old = all.filter((part) => keyOf(part) < from);
  const lonely = old.length === 1 && old[0]?.turns.length === 1; // a fold of its own is no shorter
  return lonely ? { old: [], fresh: [...old, ...fresh] } : { old, fresh };
}

/** From which card on parts stand. What is old is folded away, but nothing that is in sight: it would move under the eyes
 * of who reads. `from`: where they stood till now. */
export function standing(all: readonly Part[], from: number, inSight: (part: Part) => boolean): number {
  const { old, fresh } = folded(all);
  return keyOf(old.find((part) => keyOf(part) >= from && inSight(part)) ?? fresh[0]);
}

/** What a card is called: who and what for, or else its first sentence. */
export function told(turn: Turn, lines: readonly Line[]): string {
  return turn.cause || (lines[turn.first]?.text ?? '');
}
