/** The outline of what a sprite covers, in its own units: a wedge, a disc or a card. */
import type { Sprite, Wedge } from '../wire';
import { scaleOf } from './marks';

export function wedgeOf(sprite: Sprite): Wedge | null {
  const first = sprite.parts.find((part) => part.type === 'wedge' && part.sweep < 360);
  return first?.type === 'wedge' ? first : null;
}

/** As round as the box that it lies on; a piece without one is round. */
export function roundOf(sprite: Sprite, crowded: boolean): number {
  const scale = scaleOf(sprite);
  if (crowded) return 6 / scale;
  const [width, height] = [sprite.width / scale, sprite.height / scale];
  const bed = sprite.parts.find(
    (part) => part.type === 'box' && part.width > 0.75 * width && part.height > 0.75 * height,
  );
  if (bed?.type === 'box') return Math.min(bed.round + 3 / scale, width);
  if (sprite.symbol && Math.abs(width - height) < 1) return width;
  return 11 / scale;
}
