import { describe, expect, test } from 'vitest';
import {
  besides,
  gaugeAsked,
  keysOf,
  letters,
  narrowed,
  previewed,
  targets,
  toward,
  wordOf,
} from '../src/board/choosing';
import { offer, touch } from './pictures';

const gauge = { first: 10, step: 2, levels: 3, rise: 900, key: 'm', label: '', hint: '', words: [], swipe: null };

describe('what a click means', () => {
  test('a thing that an option touches is lit; one that only another answer touches is dimmed', () => {
    const touches = [touch(1, 'a', 'b'), touch(2, 'b'), touch(3, 'c'), touch(3, 'b')];
    const { lit, dim } = targets(touches, [offer(1), offer(2)]);
    expect([...lit]).toEqual([
      ['a', [1]],
      ['b', [1, 2]],
    ]);
    expect([...dim]).toEqual([['c', 3]]);
  });

  test('a picked thing leaves only its options', () => {
    const options = [offer(1), offer(2), offer(3)];
    expect(narrowed(options, [2, 3]).map((one) => one.action)).toEqual([2, 3]);
    expect(narrowed(options, undefined)).toEqual(options);
  });

  test('an option knows what it touches', () => {
    expect(keysOf([touch(1, 'a'), touch(2, 'b'), touch(1, 'c')], 1)).toEqual(['a', 'c']);
  });

  test('a preview belongs to its action', () => {
    expect([previewed('preview-12-0'), previewed('preview-7'), previewed('card-3')]).toEqual([12, 7, null]);
  });

  test('what a gauge answers is not listed', () => {
    const options = [offer(5), offer(10), offer(11), offer(14), offer(16)];
    expect(besides(options, gauge).map((one) => one.action)).toEqual([5, 11, 16]);
    expect([gaugeAsked(options, gauge), gaugeAsked([offer(5)], gauge), gaugeAsked(options, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('keys', () => {
  test('first letters, if they differ and the table needs none of them', () => {
    expect(letters([offer(1, 'Accept'), offer(2, 'Refuse')], 'UHL')).toEqual(['A', 'R']);
    expect(letters([offer(1, 'Accept'), offer(2, 'Abstain')], 'UHL')).toEqual(['1', '2']);
    expect(letters([offer(1, 'Undo it'), offer(2, 'Refuse')], 'UHL')).toEqual(['1', '2']);
  });

  test('what bears a number has that for its key', () => {
    const cards = [offer(0, 'Take the Banker', '2 Banker'), offer(1, 'Take the Mercenary', '7 Mercenary')];
    expect(letters(cards, '')).toEqual(['2', '7']);
  });

  test('where only some bear a number, none has another', () => {
    const amounts = [
      offer(0, 'Buy no points', 'No points'),
      offer(1, 'Buy 12 points', '12 points'),
      offer(2, 'Stop', 'No more'),
    ];
    expect(letters(amounts, 'B')).toEqual(['A', 'C', 'D']);
  });

  test('digits for nine; the rest have none', () => {
    const many = Array.from({ length: 11 }, (_, n) => offer(n));
    expect(letters(many, '').slice(7)).toEqual(['8', '9', '', '']);
  });

  test('arrows go to the nearest lit thing in their direction', () => {
    const all = [
      { key: 'a', x: 0, y: 0 },
      { key: 'b', x: 100, y: 5 },
      { key: 'c', x: 40, y: 90 },
      { key: 'd', x: 220, y: 0 },
    ];
    const from = all[0] as (typeof all)[number];
    expect(['ArrowRight', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => toward(from, all, key))).toEqual([
      'b',
      'c',
      null,
      null,
    ]);
  });
});

test('a level of a gauge has a word, and what is none has no word', () => {
  const words = ['soft', 'hard'];
  expect([-1, 0, 3, 4, 7, 8].map((level) => wordOf({ ...gauge, levels: 8, words }, level))).toEqual([
    ...['', 'soft', 'soft', 'hard', 'hard', ''],
  ]);
  expect(wordOf(gauge, 0)).toBe('');
});
