/** Letters that the table itself uses; options never get them. */
export const LETTERS = ['U', 'H', 'L', 'T', 'B', 'I', 'F'] as const;
export const KEYS = LETTERS.join('');

/** The ticket that a key presses: the one that bears it, and no other. */
export function pressedBy(key: string, tickets: Iterable<HTMLElement>): HTMLElement | null {
  return [...tickets].find((one) => one.getAttribute('aria-keyshortcuts') === key.toUpperCase()) ?? null;
}
