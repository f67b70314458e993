/** Sprites as SVG, mark for mark what kit/drawing.py writes; colours stay names of tokens. */
import { DRAWN } from '../house';
import type { Art, Arrow, Box, Bubble, Font, Part, Rays, Sprite, Wedge, Words } from '../wire';

/** An element before it is one: so the same function serves page, test and flight. */
export interface Mark {
  tag: string;
  set: Record<string, string>;
  inside: (Mark | string)[];
}

const FONTS: Record<Font, [family: string, weight: number, letter: number]> = {
  poster: ['Sancreek, Rockwell, serif', 400, 0.54],
  head: ['Besley, Rockwell, Georgia, serif', 600, 0.58],
  strong: ['Besley, Rockwell, Georgia, serif', 800, 0.68],
  text: ['Barlow, system-ui, sans-serif', 600, 0.53],
  label: ["'Barlow Semi Condensed', Barlow, sans-serif", 600, 0.475],
};
const NARROW = new Set("iljtfrI.,:;’'“”« »\u00a0\u202f!()");
const BROAD = new Set('mwMWÉOQGDCH');

const colour = (name: string): string => `var(--${name})`;

function mark(tag: string, set: Record<string, string>, inside: (Mark | string)[] = []): Mark {
  return { tag, set, inside };
}

/** As Python's :g writes a number. */
function short(value: number): string {
  return String(Number(value.toPrecision(6)));
}

export function number(value: number): string {
  return short(Math.round(value * 100) / 100);
}

export function scaleOf(sprite: Sprite): number {
  return sprite.grid ? sprite.width / sprite.grid : 1;
}

/** Where a sprite stands, as a transform. */
export function placed(sprite: Sprite): string {
  let place = `translate(${number(sprite.x)} ${number(sprite.y)})`;
  if (sprite.turn) {
    const middle = `${number(sprite.width / 2)} ${number(sprite.height / 2)}`;
    place += ` rotate(${number(sprite.turn)} ${middle})`;
  }
  const scale = scaleOf(sprite);
  return scale === 1 ? place : `${place} scale(${Number(scale.toPrecision(4))})`;
}

export function markOf(part: Part): Mark {
  switch (part.type) {
    case 'art':
      return art(part);
    case 'box':
      return mark('rect', { ...sides(part), rx: number(part.round), ...paint(part, part.dashed) });
    case 'words':
      return words(part);
    case 'bubble':
      return bubble(part);
    case 'rays':
      return rays(part);
    case 'arrow':
      return arrow(part);
    case 'wedge':
      return mark('path', { d: outline(part), 'fill-rule': 'evenodd', ...paint(part, false) });
  }
}

function sides(part: Art | Box): Record<string, string> {
  const { x, y, width, height } = part;
  return { x: number(x), y: number(y), width: number(width), height: number(height) };
}

function art(part: Art): Mark {
  const set = { href: `#${part.symbol}`, ...sides(part), color: colour(part.tint) };
  return mark('use', part.fade === 1 ? set : { ...set, opacity: short(part.fade) });
}

function paint(part: Box | Wedge, dashed: boolean): Record<string, string> {
  const set: Record<string, string> = { fill: part.fill ? colour(part.fill) : 'none' };
  if (part.fill && part.fade !== 1) set['fill-opacity'] = short(part.fade);
  if (!part.line) return set;
  set.stroke = colour(part.line);
  set['stroke-width'] = short(part.line_width);
  if (part.line_fade !== 1) set['stroke-opacity'] = short(part.line_fade);
  if (dashed) set['stroke-dasharray'] = '6 6';
  return set;
}

function words(part: Words): Mark {
  const [family, weight] = FONTS[part.font];
  const lines = part.text.split('\n').map((line, n) => {
    const at = { x: number(part.x), y: number(part.y + n * part.size * DRAWN.leading) };
    if (textWidth(line, part.size, part.font) <= part.room) return mark('tspan', at, [line]);
    const squeeze = { textLength: number(part.room), lengthAdjust: 'spacingAndGlyphs' };
    return mark('tspan', { ...at, ...squeeze }, [line]);
  });
  const set: Record<string, string> = {
    'font-family': family,
    'font-weight': String(weight),
    'font-size': String(Number(part.size.toPrecision(4))),
    'text-anchor': part.anchor,
    fill: colour(part.colour),
  };
  if (part.halo) {
    set.stroke = colour(part.halo);
    set['stroke-width'] = String(DRAWN.halo);
    set['stroke-linejoin'] = 'round';
    set['paint-order'] = 'stroke';
  }
  return mark('text', set, lines);
}

/** About how wide it is; the same guess everywhere, so that a picture never depends on who looks. */
export function textWidth(text: string, size: number, font: Font): number {
  let letters = 0;
  for (const letter of text) letters += NARROW.has(letter) ? 0.55 : BROAD.has(letter) ? 1.45 : 1;
  return size * FONTS[font][2] * letters;
}

function bubble(part: Bubble): Mark {
  const { x, y, tip_x: tipX, tip_y: tipY } = part;
  const [right, low, r] = [x + part.width, y + part.height, DRAWN.bubbleRound];
  const tip = `${short(tipX)} ${short(tipY)}`;
  let side = `V${short(low - r)}`;
  let tail = `H${short(tipX + 24)}L${tip}L${short(tipX - 4)} ${short(low)}H${short(x + r)}`;
  if (tipX > right) {
    side = `V${short(low - 42)}L${tip}L${short(right)} ${short(low - 20)}V${short(low - r)}`;
    tail = `H${short(x + r)}`;
  }
  const d =
    `M${short(x + r)} ${short(y)}H${short(right - r)}a${r} ${r} 0 01${r} ${r}${side}a${r} ${r} 0 01-${r} ${r}` +
    `${tail}a${r} ${r} 0 01-${r}-${r}V${short(y + r)}a${r} ${r} 0 01${r}-${r}z`;
  const line = { stroke: colour('ink'), 'stroke-width': '2.5', 'stroke-linejoin': 'round' };
  return mark('path', { d, fill: colour('card'), ...line });
}

/** Each ray ends at the border of the box, so nothing need be clipped. */
function rays(part: Rays): Mark {
  let d = '';
  for (let k = 0; k < DRAWN.rays; k++) {
    const angle = (2 * Math.PI * k) / DRAWN.rays;
    const corners = [-DRAWN.reach, 0, DRAWN.reach].map((turn) => border(part, angle + turn).join(' '));
    d += `M${short(part.from_x)} ${short(part.from_y)}L${corners.join('L')}Z`;
  }
  return mark('path', { d, fill: colour(part.fill), 'fill-opacity': short(part.fade) });
}

function border(part: Rays, angle: number): [string, string] {
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const right = part.x + part.width - part.from_x;
  const low = part.y + part.height - part.from_y;
  const farX = (across > 0 ? right : part.from_x - part.x) / Math.max(Math.abs(across), 1e-9);
  const farY = (down > 0 ? low : part.from_y - part.y) / Math.max(Math.abs(down), 1e-9);
  const far = Math.min(farX, farY);
  return [(part.from_x + far * across).toFixed(1), (part.from_y + far * down).toFixed(1)];
}

function arrow(part: Arrow): Mark {
  const { x, y, to_x: toX, to_y: toY } = part;
  const d =
    `M${short(x)} ${short(y)}Q${short(toX - 8)} ${short(y - 8)} ${short(toX)} ${short(toY)}` +
    `M${short(toX - 7)} ${short(toY - 10)}L${short(toX)} ${short(toY)}L${short(toX + 7)} ${short(toY - 9)}`;
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return mark('path', { d, fill: 'none', stroke: colour(part.line), 'stroke-width': '4', ...ends });
}

/** The path of a wedge. A whole circle is two arcs: one alone would have no ends. */
export function outline(part: Wedge): string {
  if (part.sweep >= 360) {
    const radii = [part.outer, part.inner].filter((radius) => radius > 0);
    return radii
      .map((radius) => {
        const halves = arc(part, radius, 0, 180) + arc(part, radius, 180, 360);
        return `M${point(part, radius, 0)}${halves}Z`;
      })
      .join('');
  }
  const there = `M${point(part, part.outer, 0)}${arc(part, part.outer, 0, part.sweep)}`;
  const back = part.inner ? arc(part, part.inner, part.sweep, 0) : '';
  return `${there}L${point(part, part.inner, part.sweep)}${back}Z`;
}

function arc(part: Wedge, radius: number, start: number, end: number): string {
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  const size = number(radius);
  return `A${size} ${size} 0 ${large} ${end > start ? 1 : 0} ${point(part, radius, end)}`;
}

function point(part: Wedge, radius: number, turn: number): string {
  const angle = ((part.start + turn) * Math.PI) / 180;
  const x = part.x + radius * Math.sin(angle);
  const y = part.y - radius * Math.cos(angle);
  return `${number(x)} ${number(y)}`;
}
