/** The sounds of the house as a table, and how a line of it becomes samples. Nothing is ever loaded, and the same line
    always gives the same sound: the noise in it is counted, not drawn. test/sounds.test.ts listens to all of them. */

export type Sound = 'place' | 'coin' | 'dice' | 'stamp' | 'ribbon' | 'tick' | 'turn' | 'hurry' | 'win';

interface Note {
  wave: 'sine' | 'wood' | 'reed' | 'noise';
  at: number; // seconds
  length: number;
  pitch: number; // Hz; of noise, the middle of its band
  to?: number; // where the pitch goes
  part: number; // of what is loudest
  rise?: number; // seconds until it is loudest
}

const LOUD = 0.18; // of full scale: below speech
const RISE = 0.004;
const FALL = 0.012; // the last seconds of a note, down to nothing
const QUIETEST = 0.001; // of a note, where its fall begins
const TAIL = 0.01;

const rattle = (at: number, pitch: number, part: number): Note[] => [
  { wave: 'noise', at, length: 0.045, pitch, part },
  { wave: 'wood', at, length: 0.06, pitch: pitch / 5, to: pitch / 7, part: part * 0.5 },
];

export const SOUNDS: Record<Sound, readonly Note[]> = {
  place: [
    { wave: 'wood', at: 0, length: 0.11, pitch: 330, to: 210, part: 0.9 },
    { wave: 'noise', at: 0, length: 0.05, pitch: 1700, part: 0.25 },
  ],
  coin: [
    { wave: 'sine', at: 0, length: 0.14, pitch: 1568, part: 0.8 },
    { wave: 'sine', at: 0.07, length: 0.26, pitch: 2093, part: 0.7 },
    { wave: 'sine', at: 0.07, length: 0.12, pitch: 5270, part: 0.12 },
  ],
  dice: [...rattle(0, 2100, 0.7), ...rattle(0.09, 1700, 0.9), ...rattle(0.15, 2300, 0.6), ...rattle(0.27, 1500, 1)],
  stamp: [
    { wave: 'sine', at: 0, length: 0.2, pitch: 150, to: 62, part: 1 },
    { wave: 'noise', at: 0, length: 0.07, pitch: 520, part: 0.6 },
  ],
  ribbon: [{ wave: 'noise', at: 0, length: 0.36, pitch: 700, to: 3600, part: 1, rise: 0.16 }],
  tick: [
    { wave: 'wood', at: 0, length: 0.05, pitch: 880, to: 800, part: 0.5 },
    { wave: 'noise', at: 0, length: 0.02, pitch: 4200, part: 0.15 },
  ],
  turn: [
    { wave: 'sine', at: 0, length: 0.3, pitch: 392, part: 0.6, rise: 0.02 },
    { wave: 'sine', at: 0.16, length: 0.42, pitch: 523, part: 0.6, rise: 0.02 },
  ],
  hurry: [
    { wave: 'wood', at: 0, length: 0.08, pitch: 620, to: 560, part: 0.8 },
    { wave: 'wood', at: 0.14, length: 0.08, pitch: 620, to: 560, part: 0.8 },
  ],
  win: [523, 659, 784, 1047].map((pitch, n) => ({
    wave: 'reed',
    at: n * 0.08,
    length: 0.42,
    pitch,
    part: 0.6,
    rise: 0.03,
  })),
};

/** Seconds that a sound lasts. */
export function lasts(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map((note) => note.at + note.length)) + TAIL;
}

export function samples(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const heard = new Float32Array(Math.ceil(lasts(sound) * rate));
  for (const note of SOUNDS[sound]) add(note, heard, rate);
  return heard;
}

function add(note: Note, heard: Float32Array, rate: number): void {
  const { wave, at, length, pitch, to = pitch, part, rise = RISE } = note;
  const first = Math.round(at * rate);
  const count = Math.round(length * rate);
  let phase = 0;
  let seed = 1;
  let low = 0;
  let band = 0;
  for (let n = 0; n < count; n++) {
    const now = pitch * (to / pitch) ** (n / count);
    phase += now / rate;
    let value = wave === 'noise' ? 0 : tone(wave, phase);
    if (wave === 'noise') {
      seed = (seed * 1664525 + 1013904223) % 2 ** 32;
      const pull = 2 * Math.sin((Math.PI * now) / rate);
      low += pull * band;
      band += pull * (seed / 2 ** 31 - 1 - low - 0.7 * band);
      value = band;
    }
    heard[first + n] = (heard[first + n] ?? 0) + LOUD * part * value * loudness(n / rate, length, rise);
  }
}

function tone(wave: 'sine' | 'wood' | 'reed', phase: number): number {
  const turn = 2 * Math.PI * phase;
  if (wave === 'sine') return Math.sin(turn);
  if (wave === 'wood') return Math.sin(turn) + 0.3 * Math.sin(2.76 * turn);
  // Two reeds a little out of tune, as in a harmonica.
  const reed = (detuned: number): number =>
    [1, 2, 3, 4].reduce((sum, part) => sum + Math.sin(part * turn * detuned) / part ** 1.5, 0);
  return (reed(0.997) + reed(1.003)) / 2;
}

/** Up from nothing, away as a struck thing fades, and down to nothing: no click at either end. */
function loudness(now: number, length: number, rise: number): number {
  const up = Math.min(now / rise, 1);
  const down = Math.min((length - now) / FALL, 1);
  return up * down * QUIETEST ** (Math.max(now - rise, 0) / length);
}
