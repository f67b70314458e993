/** Seven small sounds, made in the browser; none is ever loaded. Silent until switched on. */
import { settings } from './settings.svelte';

export type Sound = 'placed' | 'dealt' | 'gained' | 'turn' | 'hurry' | 'called' | 'won';

const LOUD = 0.22; // of full scale: below speech
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (at: AudioContext, when: number) => void> = {
  placed: (at, when) => tap(at, when, 320),
  dealt: (at, when) => hiss(at, when, 0.16, 3200, 0.35),
  gained(at, when) {
    tone(at, when, 1568, 0.09, 0.4);
    tone(at, when + 0.07, 2093, 0.18, 0.4);
  },
  turn(at, when) {
    tone(at, when, 98, 0.35, 0.9, 62);
    tone(at, when + 0.22, 98, 0.4, 0.7, 62);
  },
  hurry(at, when) {
    tap(at, when, 620);
    tap(at, when + 0.12, 620);
  },
  called(at, when) {
    hiss(at, when, 0.05, 900, 1);
    tone(at, when, 420, 0.09, 0.9, 180);
  },
  won(at, when) {
    for (const [n, pitch] of [392, 494, 587, 784].entries()) reed(at, when + n * 0.05, pitch);
  },
};

function fade(at: AudioContext, when: number, length: number, part: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(LOUD * part, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  gain.connect(at.destination);
  return gain;
}

function tone(at: AudioContext, when: number, pitch: number, length: number, part: number, to = pitch): void {
  const source = at.createOscillator();
  source.frequency.setValueAtTime(pitch, when);
  source.frequency.exponentialRampToValueAtTime(to, when + length);
  source.connect(fade(at, when, length, part));
  source.start(when);
  source.stop(when + length);
}

function tap(at: AudioContext, when: number, pitch: number): void {
  tone(at, when, pitch, 0.07, 1, pitch * 0.6);
  hiss(at, when, 0.03, 1800, 0.5);
}

function hiss(at: AudioContext, when: number, length: number, pitch: number, part: number): void {
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = noise;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(at, when, length, part));
  source.start(when);
}

/** Two reeds a little out of tune, as in a harmonica. */
function reed(at: AudioContext, when: number, pitch: number): void {
  for (const drift of [-2, 2]) {
    const source = at.createOscillator();
    source.type = 'sawtooth';
    source.frequency.value = pitch + drift;
    source.connect(fade(at, when, 1.4, 0.18));
    source.start(when);
    source.stop(when + 1.4);
  }
}
