/** A game that came from a file was played at no table of this house: nobody sits there now. */
import type { ReplayHead, TableState } from '$lib/wire';

export function fromFile(id: string): boolean {
  return id.startsWith('file-');
}

export function tableOf(id: string, head: ReplayHead): TableState {
  return {
    is: 'table',
    table: id,
    game: head.game,
    title: head.title,
    stage: 'over',
    chairs: head.names.map((name, colour) => ({
      who: 'bot',
      name,
      level: '',
      here: false,
      ready: false,
      bot_for: '',
      colour,
      helped: 0,
      shares: [],
      blocked: false,
      off: 0,
    })),
    orders: [],
    mine: [],
    host: false,
    away: false,
    public: false,
    shared: false,
    delay: 0,
    variant: {},
    clock: '',
    commitment: head.outcome.commitment,
    salts: [],
    asks_undo: -1,
    undo_answers: [],
    next: '',
    watchers: 0,
    beliefs: false,
    practice: false,
    how: false,
    stopped: '',
    lesson: false,
    help: 'free',
    sides: [],
    goal: null,
    notebook: false,
    rated: false,
    cup: '',
    same_deal: false,
    watching: [],
  };
}
