/** Puzzles in groups: a list of one question after the other is tiring. */
import type { PuzzleCard } from '$lib/wire';

export function grouped(cards: readonly PuzzleCard[], by: (card: PuzzleCard) => string): PuzzleCard[][] {
  const found = new Map<string, PuzzleCard[]>();
  for (const card of cards) found.set(by(card), [...(found.get(by(card)) ?? []), card]);
  return [...found.values()];
}

const PARTS = ['opening', 'middle', 'end'];

/** Of one game, by what is asked: the rarest first, easy ones before hard, early before late. */
export function themes(cards: readonly PuzzleCard[]): PuzzleCard[][] {
  const order = (a: PuzzleCard, b: PuzzleCard): number =>
    a.stars - b.stars || PARTS.indexOf(a.part) - PARTS.indexOf(b.part);
  return grouped(cards, (card) => card.theme)
    .map((some) => some.sort(order))
    .sort((a, b) => a.length - b.length);
}
