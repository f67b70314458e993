/** What is heard when one scene follows another. */
import { differences } from '../board/differences';
import { play } from '../sound';
import type { Scene } from '../wire';

export function soundOf(before: Scene, scene: Scene): void {
  if (!before.picture || !scene.picture) return;
  const { flights } = differences(before.picture, scene.picture);
  if (flights.some((flight) => flight.kind === 'turn')) play('called');
  else if (flights.some((flight) => 'panel' in flight && flight.panel)) play('gained');
  else if (flights.length > 3) play('dealt');
  else if (flights.length) play('placed');
  if (scene.over) play('won');
  else if (scene.options.length && !before.options.length) play('turn');
}
