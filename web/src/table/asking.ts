/** What can be asked about: a sprite, a figure of a seat, a ticket; by the name the house knows. */
import { previewed } from '../board/choosing';
import type { Offer } from '../wire';

export interface Asked {
  thing: string;
  node: Element;
}

/** What a place of the page means; nothing, if it means nothing. */
export function askedAt(at: Element | null, options: readonly Offer[]): Asked | null {
  const ticket = at?.closest<HTMLElement>('.opt[data-action]');
  if (ticket) {
    const option = options.find((one) => one.action === Number(ticket.dataset.action));
    return option ? { thing: `option:${option.name}`, node: ticket } : null;
  }
  const figure = at?.closest<HTMLElement>('[data-count]');
  const panel = figure?.closest<HTMLElement>('[data-panel]');
  if (figure && panel) return { thing: `${panel.dataset.panel}:${figure.dataset.count}`, node: figure };
  const sprite = at?.closest<SVGElement>('.boardbox [data-aim], .boardbox [data-key]');
  const key = sprite?.dataset.aim ?? sprite?.dataset.key ?? '';
  return sprite && key && previewed(key) === null ? { thing: key, node: sprite } : null;
}

/** The same under a pointer: a seat that may be clicked has a cover over its figures. */
export function askedUnder(event: PointerEvent | MouseEvent, options: readonly Offer[]): Asked | null {
  const at = event.target instanceof Element ? event.target : null;
  if (!at?.matches('.cover')) return askedAt(at, options);
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return askedAt(below.find((node) => node.closest('[data-count]')) ?? null, options);
}

/** The seat at a place of the page, by its key; empty: none. */
export function seatAt(at: Element | null): string {
  return at?.closest<HTMLElement>('[data-panel]')?.dataset.panel ?? '';
}
