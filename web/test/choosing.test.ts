import { describe, expect, test } from 'vitest';
import {
  besides,
  gaugeAsked,
  keyCaps,
  keysOf,
  narrowed,
  previewed,
  targets,
  toward,
  wordOf,
} from '../src/board/choosing';
import { KEYS } from '../src/table/keys';
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
  const kindOf = (key: string): string => (/^\d$/.test(key) ? 'number' : 'letter');

  test('count the tickets, whatever they are called', () => {
    expect(keyCaps([offer(1, 'Accept'), offer(2, 'Refuse')], 'UHL')).toEqual(['1', '2']);
    expect(keyCaps([offer(1, 'Undo it'), offer(2, 'Refuse')], 'UHL')).toEqual(['1', '2']);
    expect(keyCaps([offer(1, 'Wait')], '')).toEqual(['1']);
  });

  test('count them alike when one more joins the row', () => {
    const row = [offer(0, 'Pass'), offer(1, 'Fight at D8'), offer(2, 'Build for $9')];
    expect([1, 2, 3].map((n) => keyCaps(row.slice(0, n), ''))).toEqual([['1'], ['1', '2'], ['1', '2', '3']]);
  });

  test('what bears a number has that for its key', () => {
    const cards = [offer(0, 'Take the Banker', '2 Banker'), offer(1, 'Take the Mercenary', '7 Mercenary')];
    expect(keyCaps(cards, '')).toEqual(['2', '7']);
  });

  test('the name of a square is no number', () => {
    const duels = [offer(0, 'Fight at D8'), offer(1, 'Fight at G1'), offer(2, 'Fight at H7')];
    expect(keyCaps(duels, '')).toEqual(['1', '2', '3']);
  });

  test('a number of two digits has no key of its own; a few are counted, many have those of one digit', () => {
    expect(keyCaps([offer(0, '$12'), offer(1, '$10'), offer(2, '$8')], '')).toEqual(['1', '2', '3']);
    const amounts = Array.from({ length: 11 }, (_, n) => offer(n, `${n} points`));
    expect(keyCaps(amounts, '')).toEqual([...Array.from({ length: 10 }, (_, n) => String(n)), '']);
  });

  test('are letters, all of them, where a number would press what bears another', () => {
    expect(keyCaps([offer(0, 'Roll again'), offer(1, 'Keep the 1')], 'U')).toEqual(['R', 'K']);
    const amounts = [offer(0, 'Buy none'), offer(1, 'Buy 1 point'), offer(2, 'Buy 2 points')];
    expect(keyCaps(amounts, 'B')).toEqual(['A', 'C', 'D']);
  });

  test('are of one kind in a row', () => {
    const words = ['Pass', 'Take $8', 'Keep the 1', '2 Banker', 'Fight at D8', '12 points', 'Undo it', 'Stop'];
    const rows = words.flatMap((one) => words.map((other) => [offer(0, one), offer(1, other), offer(2, 'Wait')]));
    const kinds = rows.map((row) => new Set(keyCaps(row, KEYS).map(kindOf)).size);
    expect(new Set(kinds)).toEqual(new Set([1]));
  });

  test('are never those of the table', () => {
    const many = Array.from({ length: 26 }, (_, n) => offer(n, n ? 'Go' : '2 steps'));
    expect(keyCaps(many, KEYS).filter((key) => key && KEYS.includes(key))).toEqual([]);
    expect(Array.from(KEYS)).toEqual(expect.arrayContaining(['F', 'H', 'I', 'U']));
  });

  test('there are nine; the rest have none', () => {
    const many = Array.from({ length: 11 }, (_, n) => offer(n, 'Ride on'));
    expect(keyCaps(many, '').slice(7)).toEqual(['8', '9', '', '']);
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
