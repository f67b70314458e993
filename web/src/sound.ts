/** The sounds of the house, played. Silent until switched on; each goes with something that is seen. */
import { settings } from './settings.svelte';
import { samples, type Sound } from './sounds';

export type { Sound };

const APART = 0.13; // seconds between sounds of one moment
let context: AudioContext | null = null;
const made = new Map<Sound, AudioBuffer>();

/** One after another: what happened at once is still heard apart. */
export function play(...sounds: Sound[]): void {
  if (!settings.sound || !sounds.length) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [n, sound] of sounds.entries()) start(context, sound, context.currentTime + n * APART);
}

function start(at: AudioContext, sound: Sound, when: number): void {
  const source = at.createBufferSource();
  source.buffer = buffer(at, sound);
  source.connect(at.destination);
  source.start(when);
}

function buffer(at: AudioContext, sound: Sound): AudioBuffer {
  let kept = made.get(sound);
  if (!kept) {
    const heard = samples(sound, at.sampleRate);
    kept = at.createBuffer(1, heard.length, at.sampleRate);
    kept.copyToChannel(heard, 0);
    made.set(sound, kept);
  }
  return kept;
}
