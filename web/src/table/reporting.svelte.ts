/** What is about to be reported: a word, or whoever is chosen then. */
import type { Talk } from '../wire';

class Reporting {
  open = $state(false);
  word = $state.raw<Talk | null>(null);

  of(word: Talk | null = null): void {
    this.word = word;
    this.open = true;
  }
}

export const reporting = new Reporting();
