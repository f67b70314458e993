/** A roll is seen before what came of it: nothing tells the stop until it is there. */
import type { Picture, Scene } from '../wire';

/** The old picture, with nothing new but the roll and where its sprite comes to rest; null if nothing rolled. */
export function rollingIn(old: Picture, next: Picture): Picture | null {
  const { roll } = next;
  if (!roll || roll.number === old.roll?.number || old.canvas.name !== next.canvas.name) return null;
  const rolled = next.sprites.find((sprite) => sprite.key === roll.key);
  const sprites = old.sprites.map((sprite) => (sprite.key === roll.key && rolled ? rolled : sprite));
  return { ...old, roll, sprites };
}

/** The scene before, while it rolls. */
export function rollingOf(before: Scene, scene: Scene): Scene | null {
  const picture = before.picture && scene.picture && rollingIn(before.picture, scene.picture);
  return picture && { ...lingering(before), picture, clocks: scene.clocks };
}

/** The scene before, once more as one that goes on from itself: nothing is told anew, and what it told half-way through a
 * move stays told. */
export function lingering(before: Scene): Scene {
  return { ...before, since: before.move, lines: before.lines.filter((line) => line.move > before.move) };
}
