/** The browser draws what kit/drawing.py draws: marks.json is written by Python. */
import { describe, expect, test } from 'vitest';
import { markOf, placed, type Mark } from '../src/board/marks';
import type { Part, Sprite } from '../src/wire';
import written from './marks.json';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function spelled(mark: Mark): string {
  const inside = mark.inside.map((part) => (typeof part === 'string' ? escaped(part) : spelled(part))).join('');
  const set = Object.entries(mark.set).map(([name, value]) => `${name}="${value}"`);
  return `<${[mark.tag, ...set].join(' ')}>${inside}</${mark.tag}>`;
}

/** Attributes in order of their names; every element with an end. */
function canonical(markup: string): string {
  return markup
    .replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
    .replace(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, tag: string, set: string) => {
      const names = [...set.matchAll(/ ([\w-]+="[^"]*")/g)].map((found) => found[1]);
      return `<${tag} ${names.sort().join(' ')}>`;
    });
}

describe('every kind of part is drawn as Python draws it', () => {
  for (const [n, [part, markup]] of (written.parts as unknown as [Part, string][]).entries()) {
    test(`${n}: ${part.type}`, () => {
      expect(canonical(spelled(markOf(part)))).toBe(canonical(markup));
    });
  }
});

test('sprites stand where Python puts them', () => {
  for (const [sprite, place] of written.sprites as unknown as [Sprite, string][]) expect(placed(sprite)).toBe(place);
});
