/** Where somebody reads in a list that scrolls, so that it can stay there when other things in it grow, fold or go. */

/** The first thing of which the beginning is seen, and how far below the top. */
export interface Place {
  turn: string;
  line: string; // of that card; empty: its head
  top: number; // px
}

const THINGS = '.turn > .head, .turn [data-line]';

export function placeIn(list: HTMLElement): Place | null {
  const room = list.getBoundingClientRect();
  const things = [...list.querySelectorAll<HTMLElement>(THINGS)];
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const whole = boxes.findIndex((box) => box.height > 0 && box.top >= room.top);
  const at = whole >= 0 ? whole : boxes.findIndex((box) => box.bottom > room.top);
  const [thing, box] = [things[at], boxes[at]];
  if (!thing || !box) return null;
  const turn = thing.closest<HTMLElement>('.turn')?.dataset.turn ?? '';
  return { turn, line: thing.dataset.line ?? '', top: box.top - room.top };
}

/** Scrolls so that it lies there again. */
export function putBack(list: HTMLElement, { turn, line, top }: Place): void {
  const card = list.querySelector(`.turn[data-turn="${CSS.escape(turn)}"]`);
  const told = line ? card?.querySelector(`[data-line="${CSS.escape(line)}"]`) : null;
  const thing = told ?? card?.querySelector('.head');
  if (thing) list.scrollTop += thing.getBoundingClientRect().top - list.getBoundingClientRect().top - top;
}

/** Whether anything of these cards is seen. */
export function isInSight(list: HTMLElement, turns: readonly number[]): boolean {
  const room = list.getBoundingClientRect();
  return turns.some((turn) => {
    const box = list.querySelector(`.turn[data-turn="${turn}"]`)?.getBoundingClientRect();
    return !!box && box.bottom > room.top && box.top < room.bottom;
  });
}
