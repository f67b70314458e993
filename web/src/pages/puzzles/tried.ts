/** What this browser knows of the puzzles it tried. Days in a row are the house's to count. */
import { keep, kept } from '$lib/kept';

export type Tried = 'right' | 'wrong' | '';

export function triedOf(game: string, id: string): Tried {
  const found = kept(`puzzle-${game}-${id}`);
  return found === 'right' || found === 'wrong' ? found : '';
}

/** The first try counts. */
export function note(game: string, id: string, right: boolean): void {
  if (!triedOf(game, id)) keep(`puzzle-${game}-${id}`, right ? 'right' : 'wrong');
}
