/** What was chosen and what would have been better, as marks on the things that stand for them. */
import type { Offer, Picture } from '../wire';
import { keysOf } from './choosing';

export interface VerdictMark {
  key: string;
  good: boolean;
  text: string; // beside the first thing only
  shift: number; // of the sign: where one thing is both
}

const ASIDE = 40; // units

export function verdicts(
  picture: Picture,
  played: { offer: Offer; text: string },
  better: { offer: Offer; text: string },
): VerdictMark[] {
  const drawn = new Set(picture.sprites.map((sprite) => sprite.key));
  const keys = (offer: Offer): string[] => keysOf(picture.touches, offer.action).filter((key) => drawn.has(key));
  const [was, instead] = [keys(played.offer), keys(better.offer)];
  const own = (mine: string[], other: string[]): string[] => {
    const alone = mine.filter((key) => !other.includes(key));
    return alone.length ? alone : mine.slice(0, 1);
  };
  const marks = (mine: string[], other: string[], good: boolean, text: string): VerdictMark[] =>
    own(mine, other).map((key, n) => ({
      key,
      good,
      text: n ? '' : text,
      shift: good && other.includes(key) ? -ASIDE : 0,
    }));
  return [...marks(was, instead, false, played.text), ...marks(instead, was, true, better.text)];
}
