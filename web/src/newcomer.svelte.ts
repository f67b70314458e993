/** Who plays a game for the first time gets help at the table; it fades out as games are finished. */
import { keep, kept } from './kept';

export type Aid = 0 | 1 | 2; // none; what changed since one's last turn; all of it

const ALL: Aid = 2;
const REMEMBERED = 40; // tables

function list(name: string): string[] {
  try {
    const found: unknown = JSON.parse(kept(name) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function add(name: string, one: string): void {
  keep(name, JSON.stringify([...list(name).filter((other) => other !== one), one].slice(-REMEMBERED)));
}

class Newcomer {
  private changes = $state(0); // so that what is read from the store is read again

  /** Tables of that game that were played to their end, here or, as the lobby knows, elsewhere. */
  finished(game: string): number {
    void this.changes;
    return list(`finished-${game}`).length;
  }

  finish(game: string, table: string): void {
    if (list(`finished-${game}`).includes(table)) return;
    add(`finished-${game}`, table);
    this.changes += 1;
  }

  /** What the next game of that kind has, unless one says otherwise. */
  next(game: string): Aid {
    return Math.max(ALL - this.finished(game), 0) as Aid;
  }

  /** A table that was set for a newcomer. */
  seat(table: string, aid: Aid): void {
    if (aid) add('helped', `${table} ${String(aid)}`);
  }

  at(table: string): Aid {
    void this.changes;
    const found = list('helped')
      .filter((one) => one.startsWith(`${table} `))
      .at(-1);
    return found ? (Number(found.at(-1)) as Aid) : 0;
  }

  /** Whether there is help at that table, or was before it was switched off. */
  offers(table: string): boolean {
    void this.changes;
    return list('helped').some((one) => one.startsWith(`${table} `));
  }

  set(table: string, on: boolean): void {
    add('helped', `${table} ${String(on ? ALL : 0)}`);
    this.changes += 1;
  }
}

export const newcomer = new Newcomer();
