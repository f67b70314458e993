/** What moved between two pictures: same key, else nearest same symbol, else nearest same shape. */
import { previewed } from './choosing';
import { TIMES } from '../house';
import type { Panel, Picture, Sprite } from '../wire';

export const MOVE = TIMES.move;
export const TURN = TIMES.flip;
export const FADE = TIMES.ui;
export const REVEAL = TIMES.reveal; // a card that was turned is looked at
export const READ = 1400; // a note on the board
export const GAP = TIMES.gap;
const LONGEST_ROW = 700; // of starts: a large deal goes faster
const MOVING: ReadonlySet<string> = new Set(['pieces', 'brands']);

export type Flight = { delay: number; time: number } & (
  | { kind: 'move'; from: Sprite; to: Sprite }
  | { kind: 'turn'; from: Sprite; to: Sprite } // another face, perhaps another place
  | { kind: 'appear'; to: Sprite; panel: string; symbol: string } // out of a panel, if named
  | { kind: 'vanish'; from: Sprite; panel: string; symbol: string } // into a panel, if named
);

export interface Differences {
  flights: Flight[];
  changed: string[]; // keys, for an outline
  length: number; // ms
}

export const NONE: Differences = { flights: [], changed: [], length: 0 };

export function differences(old: Picture, next: Picture): Differences {
  if (old.canvas.name !== next.canvas.name) return NONE;
  const before = new Map(pieces(old).map((sprite) => [sprite.key, sprite]));
  const after = pieces(next);
  const pairs: [Sprite, Sprite][] = [];
  const rolled = next.roll && next.roll.number !== old.roll?.number ? next.roll.key : '';
  const fresh: Sprite[] = [];
  for (const sprite of after) {
    const was = before.get(sprite.key);
    before.delete(sprite.key);
    if (sprite.key === rolled) continue; // its way is known
    if (!was) fresh.push(sprite);
    else if (moved(was, sprite) || was.symbol !== sprite.symbol) pairs.push([was, sprite]);
  }
  const gone = [...before.values()];
  pairs.push(...nearest(gone, fresh, (a, b) => a.symbol !== '' && a.symbol === b.symbol));
  pairs.push(...nearest(gone, fresh, sameShape));
  const flights = [...pairs.map(([from, to]) => way(from, to)), ...withPanels(gone, fresh, old.panels, next.panels)];
  return read(timed(flights, next), old, next);
}

/** A note that floats on the board without being asked for is read before the next thing happens. */
function read(how: Differences, old: Picture, next: Picture): Differences {
  const notes = (picture: Picture): Sprite[] =>
    picture.sprites.filter((sprite) => sprite.layer === 'tooltips' && previewed(sprite.key) === null);
  const known = new Set(notes(old).map((note) => note.label));
  const fresh = notes(next).some((note) => !known.has(note.label));
  return fresh ? { ...how, length: Math.max(how.length, READ) } : how;
}

function pieces(picture: Picture): Sprite[] {
  return picture.sprites.filter((sprite) => MOVING.has(sprite.layer));
}

function moved(a: Sprite, b: Sprite): boolean {
  return a.x !== b.x || a.y !== b.y || a.width !== b.width || a.turn !== b.turn;
}

function way(from: Sprite, to: Sprite): Flight {
  const turned = from.symbol !== to.symbol;
  const time = turned && !moved(from, to) ? TURN : MOVE;
  return { kind: turned ? 'turn' : 'move', from, to, delay: 0, time };
}

function sameShape(a: Sprite, b: Sprite): boolean {
  const ratio = (sprite: Sprite): number => Math.round((100 * sprite.width) / sprite.height);
  return a.grid > 0 && a.grid === b.grid && a.layer === b.layer && ratio(a) === ratio(b);
}

/** Pairs that fit, nearest first; who found one leaves both lists. */
function nearest(gone: Sprite[], fresh: Sprite[], fits: (a: Sprite, b: Sprite) => boolean): [Sprite, Sprite][] {
  const found: [number, Sprite, Sprite][] = [];
  for (const a of gone) for (const b of fresh) if (fits(a, b)) found.push([distance(a, b), a, b]);
  found.sort((one, other) => one[0] - other[0]);
  const pairs: [Sprite, Sprite][] = [];
  for (const [, a, b] of found) {
    if (!gone.includes(a) || !fresh.includes(b)) continue;
    gone.splice(gone.indexOf(a), 1);
    fresh.splice(fresh.indexOf(b), 1);
    pairs.push([a, b]);
  }
  return pairs;
}

function distance(a: Sprite, b: Sprite): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

/** A panel that counts one more of something had it from the board, and the other way round. */
function withPanels(gone: Sprite[], fresh: Sprite[], old: Panel[], next: Panel[]): Flight[] {
  const change = changes(old, next);
  const made: Flight[] = [];
  for (const from of gone) {
    const at = from.symbol ? claim(change, from.symbol, 1) : null;
    const time = at ? MOVE : FADE;
    made.push({ kind: 'vanish', from, panel: at?.panel ?? '', symbol: at?.symbol ?? '', delay: 0, time });
  }
  for (const to of fresh) {
    const at = to.symbol ? claim(change, to.symbol, -1) : null;
    const time = at ? MOVE : FADE;
    made.push({ kind: 'appear', to, panel: at?.panel ?? '', symbol: at?.symbol ?? '', delay: 0, time });
  }
  return made;
}

interface Change {
  panel: string;
  symbol: string;
  by: number;
}

function changes(old: Panel[], next: Panel[]): Change[] {
  const found: Change[] = [];
  for (const panel of next) {
    const was = old.find((other) => other.key === panel.key);
    for (const row of panel.rows) {
      const before = was?.rows.find((other) => other.symbol === row.symbol)?.number ?? 0;
      if (row.number !== before) found.push({ panel: panel.key, symbol: row.symbol, by: row.number - before });
    }
    for (const row of was?.rows ?? []) {
      if (!panel.rows.some((other) => other.symbol === row.symbol) && row.number)
        found.push({ panel: panel.key, symbol: row.symbol, by: -row.number });
    }
  }
  return found;
}

/** Takes one from a change of this direction: of this symbol, else of one that only panels show. */
function claim(all: Change[], symbol: string, sign: 1 | -1): Change | null {
  const open = all.filter((change) => change.by * sign > 0);
  const hidden = open.find((change) => change.symbol.endsWith('-back'));
  const found = open.find((change) => change.symbol === symbol) ?? hidden ?? null;
  if (found) found.by -= sign;
  return found;
}

/** One after another, in the order of the picture. */
function timed(flights: Flight[], next: Picture): Differences {
  const order = new Map(next.sprites.map((sprite, n) => [sprite.key, n]));
  const rank = (flight: Flight): number => (flight.kind === 'vanish' ? -1 : (order.get(flight.to.key) ?? 0));
  flights.sort((a, b) => rank(a) - rank(b));
  const starts = flights.filter((flight) => flight.time !== FADE).length;
  const gap = Math.min(GAP, LONGEST_ROW / Math.max(starts, 1));
  let n = 0;
  let length = 0;
  let reveal = 0;
  for (const flight of flights) {
    flight.delay = flight.time === FADE ? 0 : gap * n++;
    length = Math.max(length, flight.delay + flight.time);
    if (flight.kind === 'turn') reveal = REVEAL;
  }
  const changed = flights.flatMap((flight) => (flight.kind === 'vanish' ? [] : [flight.to.key]));
  return { flights, changed, length: length + reveal };
}
