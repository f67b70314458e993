import { describe, expect, test } from 'vitest';
import { lasts, samples, SOUNDS, type Sound } from '../src/sounds';

const RATE = 44100;
const ALL = Object.keys(SOUNDS) as Sound[];
const decibel = (value: number): number => 20 * Math.log10(value);

/** How strong each of 24 pitches is, from 60 Hz to 10 kHz, in parts of all. */
function spectrum(heard: Float32Array): number[] {
  const powers = Array.from({ length: 24 }, (_, n) => {
    const turn = (2 * Math.PI * 60 * (10000 / 60) ** (n / 23)) / RATE;
    let [real, imaginary] = [0, 0];
    heard.forEach((value, k) => {
      real += value * Math.cos(turn * k);
      imaginary += value * Math.sin(turn * k);
    });
    return real ** 2 + imaginary ** 2;
  });
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

describe.each(ALL)('%s', (sound) => {
  const heard = samples(sound, RATE);
  const peak = Math.max(...heard.map(Math.abs));

  test('is short', () => {
    expect(lasts(sound)).toBeLessThan(0.7);
    expect(heard.length).toBe(Math.ceil(lasts(sound) * RATE));
  });

  test('is quiet, and there', () => {
    const mean = Math.sqrt(heard.reduce((sum, value) => sum + value ** 2, 0) / heard.length);
    expect(decibel(peak)).toBeLessThan(-12);
    expect(decibel(peak)).toBeGreaterThan(-30);
    expect(decibel(mean)).toBeLessThan(-20);
  });

  test('neither begins nor ends with a click', () => {
    expect(Math.abs(heard[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.max(...heard.slice(-Math.round(0.005 * RATE)).map(Math.abs))).toBeLessThan(0.001);
  });

  test('is the same each time, at every rate as long', () => {
    expect(samples(sound, RATE).every((value, k) => value === heard[k])).toBe(true);
    expect(samples(sound, 48000).length / 48000).toBeCloseTo(heard.length / RATE, 3);
  });
});

test('no two sound alike', () => {
  const spectra = ALL.map((sound) => spectrum(samples(sound, RATE)));
  for (const [n, one] of spectra.entries()) {
    for (const [m, other] of spectra.slice(0, n).entries()) {
      const shared = one.reduce((sum, power, k) => sum + Math.min(power, other[k] ?? 0), 0);
      const lengths = [ALL[n], ALL[m]].map((sound) => lasts(sound as Sound));
      const alike = shared > 0.6 && Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0)) < 0.1;
      expect(alike, `${ALL[n]} and ${ALL[m]} share ${shared.toFixed(2)}`).toBe(false);
    }
  }
});
