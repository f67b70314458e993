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

const SHOWN = 2; // parts that stand open: the one that is played, and the one before

/** The parts that are folded away, and those that stand. */
export function folded(all: readonly Part[]): { old: Part[]; fresh: Part[] } {
  const fresh = all.slice(-SHOWN);
  const old = all.slice(0, -SHOWN);
  const lonely = old.length === 1 && old[0]?.turns.length === 1; // a fold of its own is no shorter
  return lonely ? { old: [], fresh: [...old, ...fresh] } : { old, fresh };
}

/** What a card is called: who and what for, or else its first sentence. */
export function told(turn: Turn, lines: readonly Line[]): string {
  return turn.cause || (lines[turn.first]?.text ?? '');
}
