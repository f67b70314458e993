/** The bytes this browser adds to the deal of a table, so that nobody else can choose it, and the
 * seal the house showed before it got them. Both are kept: after the game the page looks whether the
 * house used the bytes, and kept to its seal. */
import { hex } from './line';

const BYTES = 32;

type Kept = 'salt' | 'seal';

const key = (kind: Kept, table: string): string => `farwest-${kind}-${table}`;

function kept(kind: Kept, table: string): string {
  try {
    return localStorage.getItem(key(kind, table)) ?? '';
  } catch {
    return ''; // a browser may forbid the store; then there is nothing to look for
  }
}

function keep(kind: Kept, table: string, value: string): string {
  try {
    localStorage.setItem(key(kind, table), value);
  } catch {
    return value;
  }
  return value;
}

export const keptSalt = (table: string): string => kept('salt', table);
export const keptSeal = (table: string): string => kept('seal', table);

/** The seal first; then, and only under that seal, the bytes. Null: the house shows another seal
 * than it did, and gets nothing. `given`: bytes that this browser gave before, for a deal that
 * several tables have. */
export function saltFor(table: string, seal: string, given = ''): string | null {
  const before = keptSeal(table) || keep('seal', table, seal);
  return before === seal ? keptSalt(table) || keep('salt', table, given || hex(BYTES)) : null;
}

/** What a tournament is kept under. */
export const cupKey = (cup: string): string => `cup-${cup}`;
