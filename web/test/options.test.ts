import { describe, expect, it } from 'vitest';
import { areSmall, columns, inviting, isFew } from '../src/table/options';
import type { Offer } from '../src/wire';

const offers = (n: number, short: string): Offer[] =>
  Array.from({ length: n }, (_, action) => ({
    action,
    name: 'ride',
    text: 'Ride to Aztec',
    short,
    note: '',
    stake: null,
  }));

describe('the tickets of a question', () => {
  it('are large when there are few', () => {
    expect([1, 2, 3].map((n) => areSmall(offers(n, 'Aztec')))).toEqual([false, false, false]);
    expect(areSmall(offers(4, 'Aztec'))).toBe(true);
  });

  it('stand beside the question when they are one or two', () => {
    expect([0, 1, 2, 3].map((n) => isFew(offers(n, 'Aztec')))).toEqual([false, true, true, false]);
  });

  it('are small when they are sentences', () => {
    expect([1, 2].map((n) => areSmall(offers(n, '')))).toEqual([false, true]);
  });

  it('invite to do something, if anything can be done', () => {
    const shown = offers(3, 'Aztec');
    const declining = (action: number) => ({ action, keys: ['marble'], symbol: 'ui-no', tint: 'ink' });
    expect([[], [declining(0)], [0, 1, 2].map(declining)].map((touches) => inviting(shown, touches)?.action)).toEqual([
      0, 1, 0,
    ]);
  });

  it('lie in two rows up to eight', () => {
    expect([4, 5, 6, 8].map((n) => columns(offers(n, 'Aztec')))).toEqual([2, 3, 3, 4]);
    expect(columns(offers(9, 'Aztec'))).toBe(0);
  });

  it('are a list when there are many sentences', () => {
    expect([2, 6, 7].map((n) => columns(offers(n, '')))).toEqual([1, 3, 0]);
  });
});
