/** What of a scene is heard: what its lines say, then whose move it is, or the end. */
import type { Sound } from '../sounds';
import type { Scene } from '../wire';

const MOST = 3; // sounds of one moment

/** What moves and has no sound of its own is something that is laid down. */
export function heardOf(before: Scene, scene: Scene, moved: boolean): Sound[] {
  const told = scene.lines.filter((line) => line.move > before.move).map((line) => line.sound);
  const heard: Sound[] = [...new Set(told.filter((sound) => sound !== ''))].slice(-MOST);
  if (!heard.length && moved) heard.push('place');
  if (scene.over && !before.over) heard.push('win');
  else if (scene.options.length && !before.options.length) heard.push('turn');
  return heard;
}
