/** What is heard when one scene follows another. */
import { differences } from '../board/differences';
import { play } from '../sound';
import { heardOf } from './heard';
import type { Scene } from '../wire';

export function soundOf(before: Scene, scene: Scene): void {
  const moved = before.picture && scene.picture && differences(before.picture, scene.picture).flights.length > 0;
  play(...heardOf(before, scene, !!moved));
}
