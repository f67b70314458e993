import { describe, expect, test } from 'vitest';
import { differences, FADE, GAP, MOVE, READ, REVEAL, TURN, type Flight } from '../src/board/differences';
import { panel, picture, sprite } from './pictures';

const told = (flights: Flight[]): string[] =>
  flights.map((flight) => {
    const from = flight.kind === 'appear' ? flight.panel || 'nowhere' : flight.from.key;
    const to = flight.kind === 'vanish' ? flight.panel || 'nowhere' : flight.to.key;
    return `${flight.kind} ${from} > ${to}`;
  });

describe('what moved between two pictures', () => {
  test('nothing, if nothing did', () => {
    const same = picture([sprite('a', 1, 1)]);
    expect(differences(same, same)).toEqual({ flights: [], changed: [], length: 0 });
  });

  test('a piece with the same key flies to its new place', () => {
    const { flights, changed, length } = differences(picture([sprite('a', 1, 1)]), picture([sprite('a', 90, 1)]));
    expect(told(flights)).toEqual(['move a > a']);
    expect(changed).toEqual(['a']);
    expect(length).toBe(MOVE);
  });

  test('a piece without its old key comes from the nearest that left with the same symbol', () => {
    const old = picture([sprite('far', 900, 0, { symbol: 'coin' }), sprite('near', 110, 0, { symbol: 'coin' })]);
    const next = picture([sprite('new', 100, 0, { symbol: 'coin' }), sprite('far', 900, 0, { symbol: 'coin' })]);
    expect(told(differences(old, next).flights)).toEqual(['move near > new']);
  });

  test('a card that comes from a card of the same shape turns over, and is looked at', () => {
    const card = { width: 70, height: 98, grid: 100 };
    const old = picture([sprite('deck', 0, 0, { ...card, symbol: 'back' })]);
    const next = picture([sprite('card', 300, 0, { ...card, symbol: 'front' })]);
    const { flights, length } = differences(old, next);
    expect(told(flights)).toEqual(['turn deck > card']);
    expect(length).toBe(MOVE + REVEAL);
  });

  test('a card that turns where it lies takes the time of a turn', () => {
    const old = picture([sprite('a', 0, 0, { symbol: 'back' })]);
    const next = picture([sprite('a', 0, 0, { symbol: 'front' })]);
    expect(differences(old, next).flights[0]).toMatchObject({ kind: 'turn', time: TURN });
  });

  test('what leaves goes to the panel that counts one more of it', () => {
    const old = picture([sprite('c', 0, 0, { symbol: 'coin' })], [panel(0, { coin: 2 }), panel(1, { coin: 2 })]);
    const next = picture([], [panel(0, { coin: 2 }), panel(1, { coin: 3 })]);
    expect(told(differences(old, next).flights)).toEqual(['vanish c > seat-1']);
  });

  test('what is hidden in a panel goes to its backs', () => {
    const old = picture([sprite('n', 0, 0, { symbol: 'nugget' })], [panel(0, { 'token-back': 0 })]);
    const next = picture([], [panel(0, { 'token-back': 1 })]);
    expect(told(differences(old, next).flights)).toEqual(['vanish n > seat-0']);
  });

  test('what appears comes from the panel that counts one less, else from nowhere', () => {
    const old = picture([], [panel(0, { hat: 1 })]);
    const hats = [sprite('h1', 0, 0, { symbol: 'hat' }), sprite('h2', 50, 0, { symbol: 'hat' })];
    const { flights } = differences(old, picture(hats, [panel(0, { hat: 0 })]));
    expect(told(flights)).toEqual(['appear seat-0 > h1', 'appear nowhere > h2']);
    expect(flights[1]?.time).toBe(FADE);
  });

  test('several start one after another, in the order of the picture', () => {
    const at = (x: number): ReturnType<typeof picture> =>
      picture(['a', 'b', 'c'].map((key, n) => sprite(key, x, n * 50)));
    const { flights, length } = differences(at(0), at(100));
    expect(flights.map((flight) => flight.delay)).toEqual([0, GAP, 2 * GAP]);
    expect(length).toBe(2 * GAP + MOVE);
  });

  test('a large deal does not take longer than a small one by much', () => {
    const at = (x: number): ReturnType<typeof picture> =>
      picture(Array.from({ length: 40 }, (_, n) => sprite(`p${n}`, x, n * 20)));
    expect(differences(at(0), at(100)).length).toBeLessThan(MOVE + 701);
  });

  test('the ground does not fly, nor does a piece whose roll is known', () => {
    const roll = {
      number: 2,
      key: 'marble',
      x: 0,
      y: 0,
      radius: 9,
      start: 0,
      travel: 100,
      milliseconds: 5,
      bend: 1,
      rest: 0,
      leaves: false,
      first_line: 0,
      line_gap: 0,
    };
    const old = picture([sprite('marble', 0, 0), sprite('row', 0, 0, { layer: 'ground' })]);
    const next = picture([sprite('marble', 9, 9), sprite('row', 9, 9, { layer: 'ground' })], [], { roll });
    expect(differences(old, next).flights).toEqual([]);
  });

  test('another canvas is another drawing: nothing flies', () => {
    const next = picture([sprite('a', 90, 1)]);
    const tall = { ...next, canvas: { ...next.canvas, name: 'tall' as const } };
    expect(differences(picture([sprite('a', 1, 1)]), tall).flights).toEqual([]);
  });

  test('a note that floats on the board is read; one that is pointed at need not be', () => {
    const note = (key: string, label: string): ReturnType<typeof sprite> =>
      sprite(key, 9, 9, { layer: 'tooltips', label });
    const [bare, paid] = [picture([]), picture([note('why', 'Saloon: +$20')])];
    expect(differences(bare, paid).length).toBe(READ);
    expect(differences(paid, picture([note('why', 'Mine: +$6')])).length).toBe(READ);
    expect(differences(paid, paid).length).toBe(0);
    expect(differences(bare, picture([note('preview-7', 'Parcel, $4')])).length).toBe(0);
  });
});
