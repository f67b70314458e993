/** The sheet at the bottom of a phone, and what it may not hide. */
const TAGS = 20; // px that they hang over its edge
const AIR = 8;
const NAME = 28; // px below a thing, where its name stands

/** From top to bottom, in px of the screen. */
export interface Band {
  top: number;
  bottom: number;
}

/** How far to scroll, and no further, so that these are seen; where there is no room for all, the first of them. */
export function wayTo(things: readonly Band[], room: Band): number {
  const [first, ...others] = things;
  if (!first) return 0;
  let { top, bottom } = first;
  for (const one of others) {
    const [high, low] = [Math.min(top, one.top), Math.max(bottom, one.bottom)];
    if (low - high <= room.bottom - room.top) [top, bottom] = [high, low];
  }
  if (bottom > room.bottom) return Math.min(bottom - room.bottom, top - room.top);
  return Math.min(top - room.top, 0);
}

/** What is meant comes into sight: by the coach, by a hint, else all that may be clicked, from above. */
export function inSight(root: HTMLElement, coached: readonly string[] = []): void {
  if (root.scrollHeight <= root.clientHeight) return;
  const room = root.getBoundingClientRect();
  const sheet = root.querySelector('.bottom')?.getBoundingClientRect().top ?? Infinity;
  const board = root.querySelector('.boardbox')?.getBoundingClientRect();
  const free = { top: room.top + AIR, bottom: Math.min(sheet - TAGS, room.bottom) - NAME };
  root.scrollBy({ top: wayTo(meant(root, coached, board), free) });
}

function meant(root: HTMLElement, coached: readonly string[], board: DOMRect | undefined): Band[] {
  const named = (key: string): string => `.boardbox [data-key="${CSS.escape(key)}"], [data-panel="${CSS.escape(key)}"]`;
  const shown = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  const wanted = [...shown('.boardbox .aim.lit[data-wanted]'), ...coached.flatMap((key) => shown(named(key)))];
  const advised = shown('.boardbox .aim[data-advised]');
  const told = wanted.length ? wanted : advised;
  const bands = (told.length ? told : shown('.boardbox .aim.lit')).map((node) => clipped(node, board));
  return told.length || !bands.length ? bands : [whole(bands)];
}

/** Of many, as far down as the uppermost allows. */
function whole(bands: readonly Band[]): Band {
  return { top: Math.min(...bands.map((one) => one.top)), bottom: Math.max(...bands.map((one) => one.bottom)) };
}

/** Of what is looked at from near, some lies beyond the edge of the board. */
function clipped(node: Element, board: DOMRect | undefined): Band {
  const { top, bottom } = node.getBoundingClientRect();
  if (!board || !node.closest('.boardbox')) return { top, bottom };
  return { top: Math.max(top, board.top), bottom: Math.min(bottom, board.bottom) };
}

/** Now, and again when the sheet grows. */
export function keepInSight(root: HTMLElement, coached: readonly string[]): () => void {
  const look = (): void => inSight(root, coached);
  const watching = new ResizeObserver(look);
  const sheet = root.querySelector('.bottom');
  if (sheet) watching.observe(sheet);
  look();
  return () => watching.disconnect();
}

/** A puzzle's page scrolls as a whole: above its sheet lies what may be clicked; then the verdict, and what is best. */
export function puzzleInSight(root: HTMLElement): void {
  const of = (selector: string): Band[] =>
    [...root.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const verdict = of('.answer h2');
  const aims = of('.boardbox .aim.lit');
  const sheet = verdict.length ? innerHeight : (of('.asked')[0]?.top ?? innerHeight) - TAGS;
  const things = verdict.length || !aims.length ? [...verdict, ...aims] : [whole(aims)];
  scrollBy({ top: wayTo(things, { top: AIR, bottom: sheet - NAME }) });
}
