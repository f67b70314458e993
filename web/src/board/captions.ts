/** Words that a ring would cover are drawn again above it. */
import type { Part, Sprite, Words } from '../wire';
import { scaleOf, textWidth } from './marks';
import type { Box } from './spot';

export interface Caption {
  sprite: Sprite; // whose it is
  parts: Part[]; // the words, and the plate that they stand on
  key: string;
}

const REACH = 10; // of the canvas: how far a ring goes out from its thing
const INSIDE = 4; // and in
const HIDDEN = 0.2; // of a caption: what lies over so much of it stays over it
const [ABOVE, BELOW, LEADING] = [0.8, 0.25, 1.2]; // of the size of a letter

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Where words stand on the canvas. */
export function boxOf(sprite: Sprite, words: Words): Box {
  const scale = scaleOf(sprite);
  const lines = words.text.split('\n');
  const width = Math.min(words.room, Math.max(...lines.map((line) => textWidth(line, words.size, words.font))));
  const left = words.x - { start: 0, middle: width / 2, end: width }[words.anchor];
  return {
    x: sprite.x + left * scale,
    y: sprite.y + (words.y - ABOVE * words.size) * scale,
    width: width * scale,
    height: (ABOVE + BELOW + LEADING * (lines.length - 1)) * words.size * scale,
  };
}

/** The last box that words lie in: they are read on it. A thing that is ringed has its own within the ring. */
function plateOf(sprite: Sprite, words: Words, ringed: boolean): Part[] {
  if (ringed) return [];
  const on = (part: Part): boolean =>
    part.type === 'box' &&
    part.fill !== '' &&
    part.x <= words.x &&
    words.x <= part.x + part.width &&
    part.y < words.y &&
    words.y < part.y + part.height;
  return sprite.parts.slice(0, sprite.parts.indexOf(words)).filter(on).slice(-1);
}

/** Sprites in the order in which they are drawn; those that have a ring. */
export function coveredByRings(ordered: readonly Sprite[], ringed: readonly Sprite[]): Caption[] {
  return ordered.flatMap((sprite, at) => {
    if (sprite.turn) return [];
    return sprite.parts.flatMap((part, n) => {
      if (part.type !== 'words') return [];
      const box = boxOf(sprite, part);
      const size = box.width * box.height;
      const crossed = ringed.some(
        (one) => shared(box, grown(one, REACH)) > 0 && shared(box, grown(one, -INSIDE)) < size,
      );
      const covered = (): boolean => ordered.slice(at + 1).some((one) => shared(box, one) > HIDDEN * size);
      if (!crossed || covered()) return [];
      const parts = [...plateOf(sprite, part, ringed.includes(sprite)), part];
      return [{ sprite, parts, key: `${sprite.key} ${n}` }];
    });
  });
}
