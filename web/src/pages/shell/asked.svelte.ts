/** Something the house is asked for: nothing yet, an answer, or what went wrong in words. */
import { wordsOf } from '$lib/net/http';

export class Asked<T> {
  answer = $state.raw<T | null>(null);
  wrong = $state('');
  readonly #question: () => Promise<T>;
  #latest = 0;

  constructor(question: () => Promise<T>) {
    this.#question = question;
  }

  /** The old answer stands until the new one is here, so that nothing jumps. */
  async again(): Promise<void> {
    const turn = ++this.#latest;
    try {
      const answer = await this.#question();
      if (turn !== this.#latest) return;
      this.answer = answer;
      this.wrong = '';
    } catch (trouble) {
      if (turn === this.#latest) this.wrong = wordsOf(trouble);
    }
  }

  /** What is on its way says how things were: it is not heard any more. */
  drop(): void {
    this.#latest += 1;
  }
}

/** Asks at once, and again whenever something the question reads has changed. */
export function asked<T>(question: () => Promise<T>): Asked<T> {
  const it = new Asked(question);
  $effect(() => void it.again());
  return it;
}
