import { describe, expect, it } from 'vitest';
import { countedIcon, countedTitle } from '../src/counted';

describe('a tab with games that wait', () => {
  it('counts them before its title, once', () => {
    expect(countedTitle(countedTitle('Lobby · farwest', 2), 3)).toBe('(3) Lobby · farwest');
    expect(countedTitle('(3) Lobby · farwest', 0)).toBe('Lobby · farwest');
  });

  it('draws the number on the mark', () => {
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64"/></svg>\n';
    expect(countedIcon(mark, 0)).toBe(mark);
    expect(countedIcon(mark, 2)).toMatch(/<path d="M0 0h64"\/><circle .*>2<\/text><\/svg>$/);
    expect(countedIcon(mark, 12)).toContain('>9+</text>');
  });
});
