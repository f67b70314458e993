/** Plans on a board: a small tag beside every stop, and a thread from each to the next. */
import type { Box as BoxPart, Circle, Layer, Part, Picture, Sprite, Words } from '../wire';
import { shared, type Box } from '../board/spot';

const ASIDE = 5; // between threads of two seats on the same way
const GAP = 3; // between a stop and its tag
const TURNS = [-5, 4, -3, 5, -4, 3]; // degrees, by seat: pinned by hand
const KEPT: Layer[] = ['slots', 'pieces', 'brands']; // what a tag should not hide
const THREAD = 4; // how thick
const DASH = 6; // as marks.ts draws it

interface Point {
  x: number;
  y: number;
}

/** `name`: what a screen reader says of stop n of a seat. */
export function pinned(picture: Picture, circle: Circle, name: (seat: number, n: number) => string): Sprite[] {
  const places = new Map(picture.sprites.map((sprite) => [sprite.key, sprite]));
  const taken: Box[] = picture.sprites.filter((sprite) => KEPT.includes(sprite.layer));
  const made: Sprite[] = [];
  for (const route of circle.routes) {
    const stops = route.stops.map((key) => places.get(key));
    stops.forEach((stop, n) => {
      const before = stops[n - 1];
      if (stop && before && stop !== before) made.push(thread(before, stop, route.seat, n, name(route.seat, n)));
    });
    stops.forEach((stop, n) => {
      if (!stop) return;
      const pin = tag(stop, taken, picture.canvas, route.seat, n, name(route.seat, n));
      taken.push(pin);
      made.push(pin);
    });
  }
  return made;
}

function middle(sprite: Sprite): Point {
  return { x: sprite.x + sprite.width / 2, y: sprite.y + sprite.height / 2 };
}

/** A dashed line, a little aside, so that those of two seats do not lie on each other. */
function thread(from: Sprite, to: Sprite, seat: number, n: number, label: string): Sprite {
  const [a, b] = [middle(from), middle(to)];
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const seen = Math.max(long - (from.width + to.width) / 2, THREAD); // between the two, not on them
  const drawn = 2 * DASH * Math.floor((seen - DASH / 2) / (2 * DASH)) + DASH / 2;
  const shift = ((seat % 2 ? -1 : 1) * (1 + Math.floor(seat / 2)) * ASIDE) / long;
  const [x, y] = [(a.x + b.x) / 2 - (b.y - a.y) * shift, (a.y + b.y) / 2 + (b.x - a.x) * shift];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const line = box({
    x: (long - drawn) / 2,
    y: THREAD / 2,
    width: drawn,
    height: 0.02,
    line: `seat-${seat + 1}`,
    line_width: THREAD,
    dashed: true,
  });
  const place = { x: x - long / 2, y: y - THREAD / 2, width: long, height: THREAD };
  return sprite(`thread-${seat}-${n}`, label, place, 'washes', [line], turn);
}

/** Where it hides least of what else lies there. */
function tag(
  stop: Sprite,
  taken: readonly Box[],
  canvas: Picture['canvas'],
  seat: number,
  n: number,
  label: string,
): Sprite {
  const [width, height] = [canvas.caption_size * 1.25, canvas.caption_size * 1.5];
  const at = middle(stop);
  const [far, high] = [stop.width / 2 + GAP + width / 2, stop.height / 2 + GAP + height / 2];
  const around: Box[] = [
    [1, -0.6],
    [-1, -0.6],
    [0, -1],
    [1, 0.6],
    [-1, 0.6],
    [0, 1],
    [1.6, 0],
    [-1.6, 0],
    [0, -1.9],
    [0, 1.9],
  ].map(([across = 0, down = 0]) => ({
    x: Math.min(Math.max(at.x + across * far - width / 2, 0), canvas.width - width),
    y: Math.min(Math.max(at.y + down * high - height / 2, 0), canvas.height - height),
    width,
    height,
  }));
  const hidden = around.map((place) => taken.reduce((sum, other) => sum + shared(place, other), 0));
  const place = around[hidden.indexOf(Math.min(...hidden))] ?? { x: 0, y: 0, width, height };
  const number: Words = {
    type: 'words',
    text: String(n + 1),
    x: width / 2,
    y: height * 0.84,
    size: canvas.caption_size,
    room: width,
    font: 'strong',
    colour: `on-${seat + 1}`,
    anchor: 'middle',
    halo: '',
  };
  const tack = height * 0.28;
  const parts: Part[] = [
    box({ x: 1.5, y: 2.5, width, height, fill: 'ink', round: 3, fade: 0.3 }),
    box({ x: 0, y: 0, width, height, fill: `seat-${seat + 1}`, line: 'sheen', line_width: 1.5, round: 3 }),
    number,
    box({
      x: (width - tack) / 2,
      y: -tack * 0.45,
      width: tack,
      height: tack,
      fill: 'brass',
      line: 'ink',
      line_width: 1.2,
      round: tack / 2,
    }),
  ];
  return sprite(`pin-${seat}-${n}`, label, place, 'previews', parts, TURNS[seat % TURNS.length] ?? 0);
}

function box(part: Partial<BoxPart> & Box): Part {
  return { type: 'box', fill: '', line: '', line_width: 1.5, round: 0, fade: 1, line_fade: 1, dashed: false, ...part };
}

function sprite(key: string, label: string, place: Box, layer: Layer, parts: Part[], turn: number): Sprite {
  return { key, label, ...place, layer, parts, symbol: '', hint: '', turn, grid: 0 };
}
