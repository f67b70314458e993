/** What a page of somebody adds up. */
import { expect, test } from 'vitest';
import { colourOf, countsOf, metIn } from '../src/pages/people/met';
import { COLOURS } from '../src/kit/brands';
import type { GameRow, Opponent, Profile, TallyRow } from '../src/wire';

const other = (name: string, won: boolean, person = true): Opponent => ({
  ...{ name, won, person },
  ...{ level: person ? '' : 'cowhand', side: '', place: 1, score: 0 },
});
const game = (won: boolean, ...others: Opponent[]): GameRow => ({
  ...{ table: 't', game: 'goat', title: 'Goat', ended: 0, seats: 2, side: '', place: 1, score: 3 },
  ...{ left: false, against: 'people', unrated: '' },
  ...{ won, others },
});
const tally = (name: string, played: number, won: number): TallyRow => ({
  ...{ game: name, title: name, seats: 2, side: '', against: 'bots', level: '', place: 1, score: 1, best: 1 },
  ...{ played, won },
});

test('whom one met most comes first, and bots and the nameless are nobody', () => {
  const games = [
    game(true, other('Opal', false), other('Silas', false)),
    game(false, other('Opal', true), other('Pete', true, false)),
    game(false, other('', true)),
  ];
  expect(metIn(games)).toEqual([
    { name: 'Opal', won: 1, lost: 1 },
    { name: 'Silas', won: 1, lost: 0 },
  ]);
});

test('who shows no statistics has no figures on the poster', () => {
  const profile: Profile = {
    name: 'Ruth',
    me: false,
    friend: null,
    games: null,
    tallies: null,
    ratings: null,
    conduct: null,
  };
  expect(countsOf(profile)).toEqual([]);
  expect(countsOf({ ...profile, tallies: [tally('goat', 3, 1), tally('goat', 2, 2), tally('carson', 1, 0)] })).toEqual([
    { what: 'played', n: 6 },
    { what: 'won', n: 3 },
    { what: 'games', n: 2 },
  ]);
});

test('a name has always the same colour, and that of a seat', () => {
  expect(colourOf('Jeanne')).toBe(colourOf('Jeanne'));
  expect(new Set(['Jeanne', 'Opal', 'Silas', 'Ruth', 'Mo', 'Pete', 'Wilhelmina'].map(colourOf)).size).toBeGreaterThan(
    2,
  );
  expect(['Jeanne', 'Ñandú', ''].every((name) => colourOf(name) >= 0 && colourOf(name) < COLOURS)).toBe(true);
});
