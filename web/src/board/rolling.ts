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
  return picture && { ...before, picture, clocks: scene.clocks }; // its lines are told already
}
