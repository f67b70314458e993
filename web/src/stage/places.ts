/** Where things stand on the stage, in the units of the board below it. */
import { brand } from '../kit/brands';
import { textWidth } from '../board/marks';
import type { Art, Box, Canvas, Chip, Drama, DramaSide, Font, Part, Words } from '../wire';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  width: number;
  height: number;
  floor: number; // where the boards begin
  left: number;
  right: number; // between the curtains
  stake: number; // the middle of what it is about
  names: number;
  dice: number; // their middle
  adds: number; // where what is added begins
  ribbon: Place;
  chips: number;
  rows: number; // of chips
}

const WIDE: Plan = {
  ...{ width: 1000, height: 800, floor: 612, left: 68, right: 932, stake: 126, names: 201, dice: 286, adds: 366 },
  ...{ ribbon: { x: 118, y: 636, width: 764, height: 78 }, chips: 728, rows: 1 },
};
const TALL: Plan = {
  ...{ width: 620, height: 874, floor: 606, left: 8, right: 612, stake: 112, names: 182, dice: 258, adds: 336 },
  ...{ ribbon: { x: 22, y: 628, width: 576, height: 84 }, chips: 722, rows: 2 },
};

export function planFor(canvas: Canvas): Plan {
  const plan = canvas.name === 'tall' ? TALL : WIDE;
  return { ...plan, width: canvas.width, height: canvas.height };
}

export interface Column {
  side: DramaSide;
  x: number; // its middle
  width: number;
  die: Place | null;
  total: { x: number; y: number; radius: number } | null;
  figure: Place;
  name: number; // the line of its name
  adds: number; // where what is added begins
}

export const ROW = 40; // the height of what is added
const GAP = 6;
const LARGEST = { die: 124, total: 46, figure: 210, shown: 300 };
const DIE = 0.44; // of a column
const TOTAL = 0.16;

/** By side, from left to right; with two of them the dice stand outside, the totals face each other. */
export function columns(drama: Drama, plan: Plan): Column[] {
  const count = Math.max(drama.sides.length, 1);
  const width = (plan.right - plan.left) / count;
  const low = plan.floor + 18;
  const rows = Math.max(0, ...drama.sides.map((side) => side.adds.length)) * (ROW + GAP);
  const dice = diced(drama);
  const top = dice ? plan.adds + rows : plan.stake + 84 + rows;
  const tieRow = drama.tie && (count > 2 || plan.width < 700) ? TIE.height + 2 * GAP : 0;
  const largest = dice ? LARGEST.figure : alone(drama) ? plan.width * BESIDE : LARGEST.shown;
  const size = Math.max(0, Math.min(largest, width - 16, low - top - tieRow - GAP));
  const adds = dice ? plan.adds : low - size - rows - 2 * GAP;
  return drama.sides.map((side, n) => {
    const x = alone(drama) ? plan.width * aloneAt(plan) : plan.left + width * (n + 0.5);
    return {
      ...{ side, x, width, adds, name: dice ? plan.names : adds - 18 },
      ...dieAndTotal(side, x, width, plan, count === 2 && n === 1),
      figure: { x: x - size / 2, y: low - size, width: size, height: size },
    };
  });
}

const BESIDE = 0.3; // of the width: the figure of who stands beside what they have got
const aloneAt = (plan: Plan): number => (plan.width > 700 ? 0.34 : 0.28); // where it stands

export function diced(drama: Drama): boolean {
  return drama.sides.some((side) => side.die || side.total >= 0);
}

function alone(drama: Drama): boolean {
  return drama.sides.length === 1 && !!drama.symbol;
}

/** What it is about, as a picture on the boards; null: there is no room for it. */
export function symbolPlace(drama: Drama, plan: Plan): Place | null {
  if (!drama.symbol) return null;
  const wide = plan.width > 700;
  if (diced(drama) && !(drama.sides.length === 2 && wide)) return null;
  const size = alone(drama) ? (wide ? 270 : 210) : diced(drama) ? 120 : wide ? 150 : 120;
  const x = plan.width * (alone(drama) ? 1 - aloneAt(plan) : 0.5) - size / 2;
  const crowd = !diced(drama) && drama.sides.length > 1; // then it hangs above them
  const y = crowd ? plan.stake + 36 : plan.floor + 14 - size;
  return { x, y, width: size, height: size };
}

function dieAndTotal(side: DramaSide, x: number, width: number, plan: Plan, mirrored: boolean) {
  const die = side.die ? Math.min(LARGEST.die, width * DIE) : 0;
  const radius = side.total >= 0 ? Math.min(LARGEST.total, width * TOTAL) : 0;
  const whole = die + 2 * radius + (die && radius ? 14 : 0);
  const start = x - whole / 2;
  const dieX = mirrored ? start + whole - die : start;
  const totalX = mirrored ? start + radius : start + whole - radius;
  return {
    die: die ? { x: dieX, y: plan.dice - die / 2, width: die, height: die } : null,
    total: radius ? { x: totalX, y: plan.dice, radius } : null,
  };
}

export const TIE = { width: 188, height: 104 };

/** Whether an order of a tie stands beside what is added, and takes of its room. */
export function tieIsBetween(drama: Drama, plan: Plan): boolean {
  return drama.sides.length === 2 && plan.width > 700 && !!drama.tie?.order.length;
}

/** Where the order of a tie stands: between two sides, else below all. */
export function tiePlace(drama: Drama, plan: Plan): Place {
  const rows = Math.max(0, ...drama.sides.map((side) => side.adds.length));
  const between = drama.sides.length === 2 && plan.width > 700;
  const height = drama.tie?.order.length ? TIE.height : ROW;
  const room = textWidth(drama.tie?.text ?? '', 17, 'label') + 28;
  const width = Math.max(TIE.width, room, 44 * (drama.tie?.order.length ?? 0) + 20);
  const y = between
    ? plan.adds + (drama.tie?.order.length ? -6 : rows * (ROW + GAP) + GAP)
    : plan.adds + rows * (ROW + GAP) + GAP;
  return { x: (plan.width - width) / 2, y, width, height };
}

const LESS = 0.8; // of the large letters: one line of these before two
const IN_TWO = 0.78;

/** A verdict in one line or two, broken where the halves are most alike. */
export function ribbonLines(text: string, plan: Plan): { lines: string[]; size: number } {
  const room = plan.ribbon.width - 96;
  const large = plan.width > 700 ? 38 : 32;
  const wide = textWidth(text, large, 'poster');
  if (wide <= room) return { lines: [text], size: large };
  if (wide * LESS <= room) return { lines: [text], size: large * LESS };
  const words = text.split(/(?<=[^\u00a0]) /);
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  const uneven = (cut: string[]): number => Math.max(...cut.map((line) => line.length));
  const best = cuts.sort((a, b) => uneven(a) - uneven(b))[0] ?? [text];
  const widest = Math.max(...best.map((line) => textWidth(line, 1, 'poster')));
  return { lines: best, size: Math.min(large * IN_TWO, room / widest) };
}

export interface Placed extends Place {
  chip: Chip;
}

const CHIP = { height: 40, size: 18, symbol: 30, gap: 12, edge: 12 };

/** Chips side by side in the middle, in as many rows as the stage has. */
export function chipPlaces(chips: readonly Chip[], plan: Plan): Placed[] {
  const room = plan.width - 40;
  const wide = chips.map((chip) => {
    const symbols = (chip.symbol ? CHIP.symbol + 6 : 0) + (chip.seat >= 0 ? 32 : 0);
    return Math.min(room, textWidth(chip.text, CHIP.size, 'label') + symbols + 2 * CHIP.edge);
  });
  const rows: number[][] = [[]];
  for (const [n, width] of wide.entries()) {
    const row = rows.at(-1) ?? [];
    const used = row.reduce((sum, k) => sum + (wide[k] ?? 0) + CHIP.gap, 0);
    if (row.length && used + width > room && rows.length < plan.rows) rows.push([n]);
    else row.push(n);
  }
  return rows.flatMap((row, r) => {
    const used = row.reduce((sum, k) => sum + (wide[k] ?? 0), 0);
    const by = Math.min(1, (room - CHIP.gap * (row.length - 1)) / used);
    let x = (plan.width - used * by - CHIP.gap * (row.length - 1)) / 2;
    return row.flatMap((k) => {
      const [chip, width] = [chips[k], (wide[k] ?? 0) * by];
      const place = { x, y: plan.chips + r * (CHIP.height + 8), width, height: CHIP.height };
      x += width + CHIP.gap;
      return chip ? [{ ...place, chip }] : [];
    });
  });
}

export function chipParts({ chip, x, y, width, height }: Placed): Part[] {
  const fill = { gain: 'gain-bg', loss: 'loss-bg', risk: 'brass', fact: 'card' }[chip.sort];
  const colour = { gain: 'gain-fg', loss: 'loss-fg', risk: 'ink', fact: 'ink' }[chip.sort];
  let at = x + CHIP.edge - 2;
  const parts: Part[] = [box(x, y, width, height, { fill, line: 'ink', line_width: 2, round: 9 })];
  if (chip.seat >= 0) {
    parts.push(...disc(chip.seat, at + 13, y + height / 2, 13));
    at += 32;
  }
  if (chip.symbol) {
    parts.push(art(chip.symbol, at, y + (height - CHIP.symbol) / 2, CHIP.symbol, chip.tint));
    at += CHIP.symbol + 6;
  }
  const room = x + width - at - CHIP.edge / 2;
  return [...parts, words(chip.text, at, y + 26.5, { size: CHIP.size, room, colour })];
}

export function box(x: number, y: number, width: number, height: number, more: Partial<Box> = {}): Box {
  const plain = { type: 'box', fill: '', line: '', line_width: 1.5, round: 8, fade: 1, line_fade: 1 } as const;
  return { ...plain, dashed: false, x, y, width, height, ...more };
}

export function art(symbol: string, x: number, y: number, size: number, tint = 'ink', fade = 1): Art {
  return { type: 'art', symbol, x, y, width: size, height: size, tint, fade };
}

interface Style {
  size: number;
  room: number;
  font?: Font;
  colour?: string;
  anchor?: Words['anchor'];
}

export function words(text: string, x: number, y: number, style: Style): Words {
  return { type: 'words', font: 'label', colour: 'ink', anchor: 'start', halo: '', text, x, y, ...style };
}

/** The disc of a seat. */
export function disc(seat: number, x: number, y: number, radius: number): Part[] {
  const inner = radius * 1.24;
  return [
    box(x - radius, y - radius, 2 * radius, 2 * radius, {
      ...{ fill: `seat-${seat + 1}`, line: 'ink', line_width: 2.5, round: radius },
    }),
    art(brand(seat), x - inner / 2, y - inner / 2, inner, `on-${seat + 1}`),
  ];
}
