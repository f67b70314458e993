/** Where the coach's bubble stands: near what it points at, and never on it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STEP = 12; // px between the places that are tried
const AIR = 14; // px round what may not be covered
const WALL = 10_000; // to cover what is pointed at
const FENCE = 60; // to cover what may be clicked, whole
const PARTS = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]; // of a line, where it is looked at
const FAR = 1; // for each hundred px to what is pointed at

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** How much of a box another covers, from 0 to 1. */
export function covered(box: Box, by: Box): number {
  const wide = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const high = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  return wide > 0 && high > 0 ? (wide * high) / (box.width * box.height || 1) : 0;
}

/** Between the edges of two boxes; 0 if they touch. */
export function gap(one: Box, other: Box): number {
  const wide = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
  const high = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  return Math.hypot(wide, high);
}

/** The best place in the room for a bubble of that size. `keep` may not be covered, `spare` rather not. */
export function placed(size: { width: number; height: number }, room: Box, keep: Box[], near: Box[], spare: Box[]): Box {
  const walls = [...keep, ...near].map((box) => grown(box, AIR));
  const [across, down] = [room.width - size.width, room.height - size.height];
  let best: Box = { x: room.x + Math.max(across, 0) / 2, y: room.y + Math.max(down, 0), ...size };
  let least = Infinity;
  for (let y = room.y; y <= room.y + Math.max(down, 0); y += STEP) {
    for (let x = room.x; x <= room.x + Math.max(across, 0); x += STEP) {
      const box = { x, y, ...size };
      const cost =
        sum(walls.map((one) => covered(one, box))) * WALL +
        sum(spare.map((one) => covered(one, box))) * FENCE +
        (sum(near.map((one) => gap(box, one))) / 100) * FAR;
      if (cost < least) [least, best] = [cost, box];
    }
  }
  return best;
}

/** From the edge of one box to the nearest point of another. */
export function lineBetween(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [x1, x2] = joint(from.x, from.width, to.x, to.width);
  const [y1, y2] = joint(from.y, from.height, to.y, to.height);
  return { x1, y1, x2, y2 };
}

/** A line to each ring that it reaches without crossing another. */
export function linesTo(from: Box, rings: Box[]): ReturnType<typeof lineBetween>[] {
  const all = rings.map((ring) => lineBetween(from, ring));
  return all.filter((line, n) => !rings.some((ring, k) => k !== n && crosses(line, ring)));
}

function crosses(line: ReturnType<typeof lineBetween>, box: Box): boolean {
  return PARTS.some((part) => {
    const [x, y] = [line.x1 + (line.x2 - line.x1) * part, line.y1 + (line.y2 - line.y1) * part];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}

/** Along one side: the ends of the shortest way; where they overlap, in the middle of that. */
function joint(a: number, long: number, b: number, wide: number): [number, number] {
  if (a + long < b) return [a + long, b];
  if (b + wide < a) return [a, b + wide];
  const middle = (Math.max(a, b) + Math.min(a + long, b + wide)) / 2;
  return [middle, middle];
}

const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0);
