/** What is read aloud where a picture says it to eyes. */
import type { Chip } from '../wire';
import { say } from '../words';

/** A chip for ears: whose it is comes before what. */
export function spokenChip(chip: Chip, owner: string | undefined): string {
  return owner ? say('kit-chip-of', { name: owner, chip: chip.text }) : chip.text;
}
