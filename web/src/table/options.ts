/** How the options lie in the prompt. */
import type { Offer } from '../wire';

const LARGE = 3; // tickets that stand beside the question
const TWO_ROWS = 8; // short ones
const SENTENCES = 6; // in two rows

/** Whether they are drawn small: more than a few, or whole sentences. */
export function areSmall(shown: readonly Offer[]): boolean {
  return shown.length > LARGE || (shown.length > 1 && shown.some((option) => !option.short));
}

/** Tickets in a row, so that two rows hold all; 0 when they are a list. */
export function columns(shown: readonly Offer[]): number {
  const most = shown.every((option) => option.short) ? TWO_ROWS : SENTENCES;
  if (shown.length > most) return 0;
  return Math.ceil(shown.length / 2);
}
