/** What a poster offers, and one click from there to a table. */
import { settings } from '$lib/settings.svelte';
import type { ChairWish, GameCard, Level, NewTable, TableLink, Value } from '$lib/wire';
import { post } from '$lib/net/http';
import { person } from '../shell/person.svelte';

export type Standing = 'here' | 'no-board' | 'not-yet';

export function standing(game: GameCard): Standing {
  if (!game.seats.length) return 'not-yet';
  return game.has_board ? 'here' : 'no-board';
}

const MOST_ACROSS = 6;
const LEAST_ACROSS = 5; // fewer games, no larger posters

/** How many posters stand in a row, so that the rows are as full as one another. */
export function across(games: number): number {
  const rows = Math.ceil(games / MOST_ACROSS);
  return rows > 1 ? Math.ceil(games / rows) : Math.max(games, LEAST_ACROSS);
}

/** Company without a crowd: the middle of what the game allows. */
export function usualSeats(game: GameCard): number {
  return game.seats[Math.floor(game.seats.length / 2)] ?? 0;
}

export function againstBots(seats: number): Required<ChairWish>[] {
  return withBots(seats, 0, 'cowhand');
}

export function withBots(seats: number, mine: number, level: Level): Required<ChairWish>[] {
  return Array.from({ length: seats }, (_, seat) => ({ who: seat === mine ? 'me' : 'bot', name: '', level }));
}

const COMPANY = 2; // bots at a newcomer's table, where the game allows

/** Few bots, and the easiest: fewest seats that show the game. */
export function forNewcomer(game: GameCard): Required<ChairWish>[] {
  const seats = game.seats.find((n) => n === COMPANY + 1) ?? game.seats[0] ?? 0;
  return withBots(seats, 0, 'greenhorn');
}

/** Which of the values of the variant that decides the sides puts a seat on one; -1: none does. An empty side: it is drawn. */
export function castFor(game: GameCard, seats: number, seat: number, side: string): number {
  const fits = game.sides?.castings.find((one) => one.sides.length === seats && one.sides[seat] === side);
  return fits?.value ?? -1;
}

/** The variant with which a seat is on that side. */
export function onSide(game: GameCard, seats: number, seat: number, side: string): Record<string, Value> {
  const by = game.variants.find((variant) => variant.name === game.sides?.variant);
  const value = by?.values[side ? castFor(game, seats, seat, side) : -1];
  return by && value ? { [by.name]: value.value } : {};
}

/** A table with the game's lesson: where it was left, or from its start. */
export async function lesson(game: string): Promise<string> {
  await person.somebody();
  const { table } = await post<TableLink>('/api/lessons', { game, language: settings.language });
  return table;
}

/** Bots among themselves, to be watched: open to all, so that others find it too. */
export function houseTable(game: GameCard): NewTable {
  const chairs = Array.from({ length: usualSeats(game) }, () => ({
    who: 'bot' as const,
    name: '',
    level: 'cowhand' as const,
  }));
  return { ...newTable(game.name, chairs), public: true };
}

const A_DAY = 24 * 60 * 60 * 1000; // ms

/** Another one every day, the same for everybody. */
export function ofToday<Thing>(things: readonly Thing[], now = Date.now()): Thing | undefined {
  return things[Math.floor(now / A_DAY) % Math.max(things.length, 1)];
}

export function newTable(game: string, chairs: ChairWish[]): NewTable {
  return {
    game,
    chairs,
    variant: {},
    clock: null,
    public: false,
    language: settings.language,
    delay: 0,
    pace: true,
  };
}

export async function setTable(table: NewTable): Promise<string> {
  await person.somebody();
  const { table: id } = await post<TableLink>('/api/tables', table);
  return id;
}
