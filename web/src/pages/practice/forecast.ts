/** What a practice picture foretells of a level of its gauge. */
import { pointAt } from '$lib/board/roll';
import type { Exercise, Picture, Sprite } from '$lib/wire';

const PALE = 0.45;

export function foreseenAt(exercise: Exercise, level: number): string {
  return exercise.foreseen.filter((one) => one.level <= level).at(-1)?.text ?? '';
}

/** The picture with a pale copy of what is flicked, where it would stop; as it is, if it would leave. */
export function foretold(exercise: Exercise, level: number): Picture {
  const { picture } = exercise;
  const stop = exercise.stops[level] ?? -1;
  const flicked = picture.sprites.find((sprite) => sprite.key === picture.gauge?.key);
  if (!flicked || stop < 0) return picture;
  return { ...picture, sprites: [...picture.sprites, ghostOf(flicked, exercise, stop)] };
}

function ghostOf(sprite: Sprite, track: Exercise, stop: number): Sprite {
  const { x, y } = pointAt(track, stop);
  const parts = sprite.parts.map((part) => ('fade' in part ? { ...part, fade: part.fade * PALE } : part));
  const place = { x: x - sprite.width / 2, y: y - sprite.height / 2 };
  return { ...sprite, ...place, key: 'foretold', label: '', layer: 'previews', parts };
}
