/** What a person is told of the film that the reel plays. */
import type { Reel } from '../board/reel';
import type { Line, Scene, Turn } from '../wire';

const LOOK = 600; // ms that a step is looked at,
const READ = 20; // and for each letter that it tells,
const LONGEST = 3000; // but no longer than this
const SLOW = 1.6; // times as long, for who plays for the first time

export interface Film {
  on: boolean;
  paused: boolean;
  at: number; // steps that were shown
  of: number;
  kept: boolean; // it can be seen again
}

export const NO_FILM: Film = { on: false, paused: false, at: 0, of: 0, kept: false };

/** `due`: one that was kept is on its way in other words. */
export function filmOf(reel: Reel<Scene>, due = false): Film {
  return { on: reel.filming, paused: reel.paused, at: reel.at, of: reel.steps, kept: reel.kept || due };
}

/** How long a scene is looked at as a step of a film; 0: somebody decides, so it is none. */
export function lookOf(before: Scene | null, scene: Scene): number {
  const told = scene.acting < 0 && !scene.over ? newLines(before, scene) : [];
  const letters = told.reduce((sum, line) => sum + line.text.length, 0);
  return letters && Math.min(LOOK + READ * letters, LONGEST);
}

/** The same for who plays for the first time: whatever others do is told, one thing after the other. */
export function narrated(before: Scene | null, scene: Scene): number {
  if (scene.options.length || scene.over) return 0;
  const letters = byOthers(before, scene).reduce((sum, line) => sum + line.text.length, 0);
  return letters && Math.min(SLOW * (LOOK + READ * letters), SLOW * LONGEST);
}

/** What others did before I am asked, as a step of its own; null: there is nothing to tell. */
export function toldFirst(before: Scene, scene: Scene): Scene | null {
  const told = (scene.options.length || scene.over) && byOthers(before, scene).length;
  return told ? { ...scene, options: [], over: false, held: -1 } : null;
}

export function byOthers(before: Scene | null, scene: Scene): Line[] {
  return newLines(before, scene).filter((line) => line.seat !== scene.seat);
}

/** The lines that a scene tells and the one before it did not. */
export function newLines(before: Scene | null, scene: Scene): Line[] {
  const known = new Set(before?.lines.map((line) => `${line.move}-${line.k}`));
  const since = before?.move ?? -1;
  return scene.lines.filter((line) => line.move > since && !known.has(`${line.move}-${line.k}`));
}

export interface Told {
  key: string;
  seat: number;
  text: string;
  rule: string;
}

/** What is told of a step, in few sentences: lines that a card of the story tells as one are one here too. */
export function sentencesOf(told: readonly Line[], lines: readonly Line[], turns: readonly Turn[]): Told[] {
  const key = (line: Line): string => `${line.move}-${line.k}`;
  const fresh = new Set(told.map(key));
  const found = new Map(told.map((line) => [key(line), { ...line, key: key(line) }]));
  for (const run of turns.flatMap((turn) => turn.runs)) {
    const [first, ...rest] = lines.slice(run.first, run.first + run.of);
    if (!first || ![first, ...rest].every((line) => fresh.has(key(line)))) continue;
    found.set(key(first), { ...first, key: key(first), text: run.text });
    for (const line of rest) found.delete(key(line));
  }
  return [...found.values()];
}

/** What the hand of another is on, while their act is told. */
export function touchedBy(sitting: Shown): Touched | null {
  const { film, caption, scene, lastMoved, staging } = sitting;
  const seat = caption.find((line) => line.seat >= 0)?.seat ?? -1;
  if (!film.on || staging || seat < 0 || seat === scene?.seat || !lastMoved.length) return null;
  return { seat, keys: lastMoved };
}

export interface Touched {
  seat: number;
  keys: readonly string[];
}

interface Shown {
  film: Film;
  caption: Line[];
  scene: Scene | null;
  lastMoved: string[];
  staging: unknown;
}

interface Projector {
  skip(): void;
  hold(): void;
  step(): void;
}

/** Whether a key was meant for the film. A button that has the focus keeps its own keys. Who goes step by step has
 * each step from the space bar. */
export function filmKey(film: Projector, event: KeyboardEvent, byStep = false): boolean {
  const field = event.target instanceof HTMLInputElement;
  if (event.key === 'Escape') film.skip();
  else if (event.key === ' ' && !field && !(event.target instanceof HTMLButtonElement)) {
    if (byStep) film.step();
    else film.hold();
  } else if (event.key === 'ArrowRight' && !field) film.step();
  else return false;
  return true;
}
