/** The bytes this browser adds to the deal of a table, so that nobody else can choose it. They are
 * kept: after the game the page looks whether the house used them. */
import { hex } from './line';

const BYTES = 32;

const key = (table: string): string => `farwest-salt-${table}`;

export function keptSalt(table: string): string {
  try {
    return localStorage.getItem(key(table)) ?? '';
  } catch {
    return ''; // a browser may forbid the store; then there is nothing to look for
  }
}

export function saltOf(table: string): string {
  const kept = keptSalt(table);
  if (kept) return kept;
  const made = hex(BYTES);
  try {
    localStorage.setItem(key(table), made);
  } catch {
    return made;
  }
  return made;
}
