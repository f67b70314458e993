/** Every page: its path and where its component is. A page gets the named parts of its path as
 * properties, and is loaded when somebody goes there. */
import type { Component } from 'svelte';

// A page takes whatever its path names; each declares its own properties.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = Component<any>;
export type Route = readonly [pattern: string, load: () => Promise<{ default: Page }>];

export const routes: readonly Route[] = [
  ['/', () => import('./pages/lobby/Lobby.svelte')],
  ['/table/:id', () => import('./table/TablePage.svelte')],
  ['/over/:id', () => import('./pages/over/OverPage.svelte')],
  ['/new', () => import('./pages/create/Create.svelte')],
  ['/new/:game', () => import('./pages/create/Create.svelte')],
  ['/replay', () => import('./pages/replay/Replays.svelte')],
  ['/replay/:table', () => import('./pages/replay/Replay.svelte')],
  ['/review/:table', () => import('./pages/review/ReviewPage.svelte')],
  ['/me', () => import('./pages/me/Account.svelte')],
  ['/games', () => import('./pages/games/MyGamesPage.svelte')],
  ['/people/:name', () => import('./pages/people/ProfilePage.svelte')],
  ['/practice/:game', () => import('./pages/practice/Practice.svelte')],
  ['/puzzles', () => import('./pages/puzzles/Puzzles.svelte')],
  ['/puzzle/:game/:id', () => import('./pages/puzzles/Puzzle.svelte')],
  ['/how/:game', () => import('./pages/how/How.svelte')],
  ['/tournaments', () => import('./pages/tournaments/Tournaments.svelte')],
  ['/tournaments/new', () => import('./pages/tournaments/NewTournament.svelte')],
  ['/tournaments/:id', () => import('./pages/tournaments/TournamentPage.svelte')],
  ['/tournaments/:id/run', () => import('./pages/tournaments/RunPage.svelte')],
  ['/leagues/:id', () => import('./pages/tournaments/LeaguePage.svelte')],
  ['/owner', () => import('./pages/owner/Owner.svelte')],
  ['/notices/:link', () => import('./pages/notices/NoticeLink.svelte')],
  ['/offline', () => import('./pages/offline/Offline.svelte')],
  ['/fair', () => import('./pages/fair/Fair.svelte')],
  ['/rules', () => import('./pages/book/Book.svelte')],
  ['/rules/:game', () => import('./pages/book/Book.svelte')],
];

export const nowhere = (): Promise<{ default: Page }> => import('./pages/Nowhere.svelte');
