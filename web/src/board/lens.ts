/** Which part of a board is seen: how near, and from where on. Lengths are units of the canvas. */
import type { Sprite } from '../wire';
import { spot, type Box } from './spot';

export interface Lens {
  x: number; // of the upper left corner that is seen
  y: number;
  zoom: number; // 1: the whole board
}

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export const WHOLE: Lens = { x: 0, y: 0, zoom: 1 };
export const NEAREST = 4;

/** What is seen, as a box of the canvas. */
export function seen(lens: Lens, canvas: Size): Box {
  return { x: lens.x, y: lens.y, width: canvas.width / lens.zoom, height: canvas.height / lens.zoom };
}

/** Never nearer than can be read, never beyond the edge. */
function within({ x, y, zoom }: Lens, canvas: Size): Lens {
  const near = Math.min(Math.max(zoom, 1), NEAREST);
  const most = (length: number): number => length - length / near;
  return {
    x: Math.min(Math.max(x, 0), most(canvas.width)),
    y: Math.min(Math.max(y, 0), most(canvas.height)),
    zoom: near,
  };
}

/** So many times nearer; what is at this point of the canvas stays where it is seen. */
export function nearer(lens: Lens, canvas: Size, times: number, at: Point): Lens {
  const zoom = Math.min(Math.max(lens.zoom * times, 1), NEAREST);
  const kept = lens.zoom / zoom;
  return within({ x: at.x - (at.x - lens.x) * kept, y: at.y - (at.y - lens.y) * kept, zoom }, canvas);
}

export function shifted(lens: Lens, canvas: Size, dx: number, dy: number): Lens {
  return within({ ...lens, x: lens.x + dx, y: lens.y + dy }, canvas);
}

/** Two fingers went from one place to another: what was under them still is. Points are shares of
 * what is seen, from 0 to 1. */
export function pinched(lens: Lens, canvas: Size, from: [Point, Point], to: [Point, Point]): Lens {
  const apart = ([a, b]: [Point, Point]): number =>
    Math.max(Math.hypot((a.x - b.x) * canvas.width, (a.y - b.y) * canvas.height), 1);
  const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const before = seen(lens, canvas);
  const [was, now] = [middle(from), middle(to)];
  const zoom = Math.min(Math.max((lens.zoom * apart(to)) / apart(from), 1), NEAREST);
  const after = seen({ ...lens, zoom }, canvas);
  const x = before.x + was.x * before.width - now.x * after.width;
  const y = before.y + was.y * before.height - now.y * after.height;
  return within({ x, y, zoom }, canvas);
}

/** Moved no further than needed to see a thing whole. */
export function showing(lens: Lens, canvas: Size, thing: Box): Lens {
  const box = seen(lens, canvas);
  const way = (low: number, high: number, from: number, to: number): number =>
    low < from ? low - from : high > to ? Math.min(high - to, low - from) : 0;
  const dx = way(thing.x, thing.x + thing.width, box.x, box.x + box.width);
  const dy = way(thing.y, thing.y + thing.height, box.y, box.y + box.height);
  return shifted(lens, canvas, dx, dy);
}

/** Whether anything of it is seen. */
export function meets(lens: Lens, canvas: Size, thing: Box): boolean {
  const box = seen(lens, canvas);
  const across = thing.x < box.x + box.width && box.x < thing.x + thing.width;
  return across && thing.y < box.y + box.height && box.y < thing.y + thing.height;
}

/** On the way from one to the other, u from 0 to 1. */
export function between(from: Lens, to: Lens, u: number): Lens {
  const part = (a: number, b: number): number => a + (b - a) * u;
  return { x: part(from.x, to.x), y: part(from.y, to.y), zoom: part(from.zoom, to.zoom) };
}

/** A floating note, as large to the eye as ever, beside what it is about. */
export function floating(note: Sprite, about: Box, lens: Lens, canvas: Size): Sprite {
  const box = seen(lens, canvas);
  const here = { x: about.x - box.x, y: about.y - box.y, width: about.width, height: about.height };
  const size = { width: note.width / lens.zoom, height: note.height / lens.zoom };
  const at = spot(size, here, [], box);
  return { ...note, ...size, x: box.x + at.x, y: box.y + at.y, grid: note.grid || note.width };
}
