/** How the options lie in the prompt. */
import type { Offer, Touch } from '../wire';

const LARGE = 3; // tickets that stand beside the question
const WITH_STAKES = 4; // in one row below it
const TWO_ROWS = 8; // short ones
const SENTENCES = 6; // in two rows

/** Whether they are drawn small: more than a few, or whole sentences. */
export function areSmall(shown: readonly Offer[]): boolean {
  if (shown.some((option) => option.stake)) return shown.length > WITH_STAKES;
  return shown.length > LARGE || (shown.length > 1 && shown.some((option) => !option.short));
}

const BESIDE = 2; // with stakes

/** Whether they stand beside the question: in a row below it, half of that would be empty. */
export function isFew(shown: readonly Offer[]): boolean {
  return shown.length > 0 && shown.length <= BESIDE;
}

const DECLINES = 'ui-no'; // the symbol of an option that does nothing

/** The one of a few that stands out: the first that does something. */
export function inviting(shown: readonly Offer[], touches: readonly Touch[]): Offer | undefined {
  const declines = (option: Offer): boolean =>
    touches.some((touch) => touch.action === option.action && touch.symbol === DECLINES);
  return shown.find((option) => !declines(option)) ?? shown[0];
}

/** Tickets in a row, so that two rows hold all; 0 when they are a list. */
export function columns(shown: readonly Offer[]): number {
  const most = shown.every((option) => option.short || option.stake) ? TWO_ROWS : SENTENCES;
  if (shown.length > most) return 0;
  return Math.ceil(shown.length / 2);
}
