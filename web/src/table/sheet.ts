/** The sheet at the bottom of a phone. */
const TAGS = 20; // px that they hang over its edge
const AIR = 8;

/** It never covers what may be clicked: the board scrolls it free. */
export function freeOfSheet(root: HTMLElement): void {
  if (root.scrollHeight <= root.clientHeight) return;
  const sheet = (root.querySelector('.bottom')?.getBoundingClientRect().top ?? Infinity) - TAGS;
  const edge = root.querySelector('.boardbox')?.getBoundingClientRect(); // of what is looked at from near
  const boxes = [...root.querySelectorAll('.boardbox .aim.lit')].map((one) => one.getBoundingClientRect());
  const low = Math.min(Math.max(...boxes.map((box) => box.bottom), 0), edge?.bottom ?? Infinity);
  const high = Math.min(...boxes.map((box) => box.top), Infinity);
  const top = root.getBoundingClientRect().top;
  if (low > sheet - AIR) root.scrollBy({ top: Math.min(low - sheet + TAGS, Math.max(high - top - AIR, 0)) });
  else if (high < top) root.scrollBy({ top: high - top - AIR });
}
