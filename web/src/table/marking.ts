/** Pencil marks on a board: one's own, kept by this browser with the table, and sent to nobody. */
import type { Box, Layer, Part, Picture, Sprite } from '../wire';
import { keep, kept } from '../kept';

export type MarkKind = 'here' | 'never' | 'way' | 'note';
export const KINDS: readonly MarkKind[] = ['here', 'never', 'way', 'note']; // as the keys 1 to 4 have them

export interface Mark {
  key: string; // of the sprite it is on
  kind: MarkKind;
  to?: string; // where a way leads
  text?: string; // of a note
}

const MOST = 80; // marks at a table
const LONGEST = 24; // letters of a note
const PENCIL = 'bank'; // its colour

export function readMarks(name: string): Mark[] {
  try {
    const found: unknown = JSON.parse(kept(name) ?? '[]');
    return Array.isArray(found) ? found.filter(isMark) : [];
  } catch {
    return [];
  }
}

export function keepMarks(name: string, marks: readonly Mark[]): void {
  keep(name, JSON.stringify(marks));
}

function isMark(one: unknown): one is Mark {
  const mark = one as Partial<Mark> | null;
  return typeof mark?.key === 'string' && KINDS.includes(mark.kind as MarkKind);
}

/** With one more; the same one again is rubbed out. What is “here?” is not “never”. */
export function marked(marks: readonly Mark[], added: Mark): Mark[] {
  const mark = added.text === undefined ? added : { ...added, text: added.text.trim().slice(0, LONGEST) };
  const same = (one: Mark): boolean => one.key === mark.key && one.kind === mark.kind && one.to === mark.to;
  const excludes = (one: Mark): boolean =>
    one.key === mark.key &&
    one.kind !== mark.kind &&
    [one, mark].every(({ kind }) => kind === 'here' || kind === 'never');
  const rest = marks.filter((one) => !same(one) && !excludes(one));
  const rubbed = mark.kind === 'note' ? !mark.text : marks.some(same);
  return rubbed ? rest : [...rest, mark].slice(-MOST);
}

/** As sprites over a picture; what is not on it is left out. `said`: what a screen reader says of a mark. */
export function penciled(picture: Picture, marks: readonly Mark[], said: (mark: Mark) => string): Sprite[] {
  const places = new Map(picture.sprites.map((sprite) => [sprite.key, sprite]));
  return marks.flatMap((mark, n) => {
    const on = places.get(mark.key);
    const to = mark.to === undefined ? undefined : places.get(mark.to);
    if (!on || (mark.kind === 'way' && !to)) return [];
    const key = `pencil-${mark.kind}-${n}`;
    if (mark.kind === 'way' && to) return way(key, said(mark), on, to);
    if (mark.kind === 'note') return [slip(key, said(mark), on, picture.canvas, mark.text ?? '')];
    return [ring(key, said(mark), on, mark.kind === 'never')];
  });
}

function ring(key: string, label: string, on: Sprite, never: boolean): Sprite {
  const size = Math.max(on.width, on.height) * (never ? 1.25 : 1.6);
  const place = { x: on.x + (on.width - size) / 2, y: on.y + (on.height - size) / 2, width: size, height: size };
  const parts: Part[] = never
    ? [{ type: 'art', symbol: 'ui-no', x: 0, y: 0, width: size, height: size, tint: 'ink', fade: 0.85 }]
    : [box({ x: 2, y: 2, width: size - 4, height: size - 4, line: PENCIL, line_width: 4, round: size / 2 })];
  return sprite(key, label, place, parts, never ? 0 : -6);
}

/** A line from one to the other, and a dot where it ends. */
function way(key: string, label: string, from: Sprite, to: Sprite): Sprite[] {
  const [a, b] = [middle(from), middle(to)];
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const seen = Math.max(long - (from.width + to.width) / 2, 8);
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const line = box({ x: 0, y: 3, width: seen, height: 0.02, line: PENCIL, line_width: 4, dashed: true });
  const tip = box({ x: seen - 8, y: -1, width: 8, height: 8, fill: PENCIL, round: 4 });
  return [sprite(key, label, { x: x - seen / 2, y: y - 3, width: seen, height: 6 }, [line, tip], turn)];
}

function slip(key: string, label: string, on: Sprite, canvas: Picture['canvas'], text: string): Sprite {
  const size = canvas.caption_size;
  const [width, height] = [Math.min(Math.max(text.length * size * 0.52 + 12, 40), 190), size * 1.6];
  const x = Math.min(Math.max(on.x + on.width / 2 - width / 2, 0), canvas.width - width);
  const y = Math.min(on.y + on.height + 4, canvas.height - height);
  const parts: Part[] = [
    box({ x: 1.5, y: 2.5, width, height, fill: 'ink', round: 2, fade: 0.3 }),
    box({ x: 0, y: 0, width, height, fill: 'brass', line: 'ink', line_width: 1.5, round: 2 }),
    {
      ...{ type: 'words', text, x: width / 2, y: height * 0.7, size, room: width - 8, font: 'label' },
      ...{ colour: 'ink', anchor: 'middle', halo: '' },
    },
  ];
  return sprite(key, label, { x, y, width, height }, parts, -3);
}

function middle(of: Sprite): { x: number; y: number } {
  return { x: of.x + of.width / 2, y: of.y + of.height / 2 };
}

type Place = Pick<Box, 'x' | 'y' | 'width' | 'height'>;

function box(part: Partial<Box> & Place): Part {
  return { type: 'box', fill: '', line: '', line_width: 1.5, round: 0, fade: 1, line_fade: 1, dashed: false, ...part };
}

function sprite(key: string, label: string, place: Place, parts: Part[], turn: number): Sprite {
  const layer: Layer = 'previews';
  return { key, label, ...place, layer, parts, symbol: '', hint: '', turn, grid: 0 };
}
