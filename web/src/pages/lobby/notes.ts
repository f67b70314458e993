/** One line about a table, for the lists of the lobby. */
import { say } from '$lib/words';
import type { TableCard } from '$lib/wire';

function firstPerson(table: TableCard): string {
  const people = table.chairs.filter((chair) => chair.who === 'me' || chair.who === 'guest');
  return people[0]?.name ?? table.chairs.find((chair) => chair.name)?.name ?? '';
}

export function noteOfOpen(table: TableCard): string {
  const host = say('lobby-by', { name: firstPerson(table) });
  const known = table.points ? say('lobby-by-rated', { name: firstPerson(table), points: table.points }) : host;
  const rated = table.rated ? [say('lobby-note-rated')] : [];
  return [known, table.clock || say('lobby-no-clock'), ...rated].join(' · ');
}

export function noteOfMine(table: TableCard): string {
  if (table.stage === 'over' || table.stage === 'stopped') return table.outcome;
  if (table.stage === 'waiting' && !table.my_turn) {
    const free = table.chairs.filter((chair) => chair.who === 'open').length;
    return say('lobby-waiting-people', { free });
  }
  return table.my_turn ? say('lobby-your-turn') : say('lobby-move', { move: table.move });
}

export function noteOfWatched(table: TableCard): string {
  const names = table.chairs
    .map((chair) => chair.name)
    .filter(Boolean)
    .join(', ');
  return `${say('lobby-move', { move: table.move })} · ${names}`;
}

const ORDER = { playing: 1, waiting: 2, over: 3, stopped: 4 } as const;

/** Those that wait for me first, then the newest of each kind. */
export function myTables(tables: TableCard[]): TableCard[] {
  const rank = (table: TableCard): number => (table.my_turn ? 0 : ORDER[table.stage]);
  return [...tables].sort((one, two) => rank(one) - rank(two) || two.since - one.since);
}

const FIRST = 3;

/** My games that go on: those come before all others. */
export function ahead(mine: TableCard[]): TableCard[] {
  return mine.filter((table) => table.stage === 'playing' || table.stage === 'waiting').slice(0, FIRST);
}
