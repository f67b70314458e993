/** Small readings of what the house sent. */
import type { Line } from '../wire';

/** Lines after those known; a scene that tells from the beginning replaces them. */
export function joined(known: readonly Line[], fresh: readonly Line[], since: number): Line[] {
  return [...known.filter((line) => line.move <= since), ...fresh];
}

/** "Round 2 of 3" as 2 of 3, for pips; null if there are not two small numbers. */
export function share(title: string): { done: number; of: number } | null {
  const numbers = [...title.matchAll(/\d+/g)].map((found) => Number(found[0]));
  const [done, of] = numbers;
  if (numbers.length !== 2 || done === undefined || of === undefined) return null;
  return done <= of && of <= 8 ? { done, of } : null;
}

/** What a scene is called, without the name of the game before it. */
export function shortTitle(title: string, game: string): string {
  const rest = title.startsWith(game) ? title.slice(game.length).replace(/^[\s,.:·]+/, '') : title;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Seats from mine on, so that who looks stands on top. */
export function fromMine<Thing>(things: readonly Thing[], mine: number): Thing[] {
  return mine > 0 ? [...things.slice(mine), ...things.slice(0, mine)] : [...things];
}

export function clockText(seconds: number): string {
  const whole = Math.max(Math.ceil(seconds), 0);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = String(whole % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

export interface Piece {
  text: string;
  strong: boolean;
}

/** A sentence with the names in it apart, so that they can be set bold. */
export function withNames(text: string, names: readonly string[]): Piece[] {
  const known = names.filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  if (!known.length) return [{ text, strong: false }];
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'u');
  return text
    .split(pattern)
    .map((piece, n) => ({ text: piece, strong: n % 2 === 1 }))
    .filter((piece) => piece.text);
}
