/** Where a rolling sprite is: the closed form that sprites.Roll gives. */
import type { Roll } from '../wire';

/** Hundredths of a degree after a share `u` of its time. */
export function angleAt(roll: Roll, u: number): number {
  if (u >= 1) return roll.start + roll.travel;
  const speed = (at: number): number => Math.log(Math.cos(at) / Math.cos(roll.bend));
  const now = speed(roll.bend - u * (roll.bend - roll.rest));
  return roll.start + (roll.travel * now) / speed(roll.rest);
}

/** Its middle, in units of the canvas. */
export function pointAt(roll: Pick<Roll, 'x' | 'y' | 'radius'>, angle: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 18_000;
  return { x: roll.x + roll.radius * Math.sin(turn), y: roll.y - roll.radius * Math.cos(turn) };
}

/** How many lines it has passed on its way to an angle. */
export function linesPassed(roll: Roll, angle: number): number {
  if (!roll.line_gap) return 0;
  const index = (at: number): number => Math.floor((at - roll.first_line) / roll.line_gap);
  return Math.abs(index(angle) - index(roll.start));
}

/** What a gauge answers after a press of so many milliseconds (sprites.Gauge). */
export function powerAt(held: number, rise: number): number {
  const x = (held / rise) % 2;
  return Math.min(x, 2 - x);
}

export function levelAt(held: number, rise: number, levels: number): number {
  return Math.min(levels - 1, Math.floor(levels * powerAt(held, rise)));
}
