/** Marks as elements of the page. */
import { markOf, type Mark } from './marks';
import type { Part } from '../wire';

const SVG = 'http://www.w3.org/2000/svg';

export function nodeOf(mark: Mark): SVGElement {
  const node = document.createElementNS(SVG, mark.tag);
  for (const [name, value] of Object.entries(mark.set)) node.setAttribute(name, value);
  for (const part of mark.inside) node.append(typeof part === 'string' ? part : nodeOf(part));
  return node;
}

export function element(tag: string, set: Record<string, string> = {}): SVGElement {
  return nodeOf({ tag, set, inside: [] });
}

const drawnNow = new WeakMap<SVGElement, string>();

/** Draws the parts into a group; again only when they changed. */
export function drawn(parts: readonly Part[]): (group: SVGElement) => void {
  return (group) => {
    const wanted = JSON.stringify(parts);
    if (drawnNow.get(group) === wanted) return;
    drawnNow.set(group, wanted);
    group.replaceChildren(...parts.map((part) => nodeOf(markOf(part))));
  };
}
