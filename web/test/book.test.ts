import { describe, expect, it } from 'vitest';
import { fold, pieces, rulesOf, search, wordsIn } from '../src/pages/book/searching';
import type { RuleBook, RuleParagraph } from '../src/wire';

const told = (id: string, text: string, letter = ''): RuleParagraph => ({
  text,
  letter: [{ id, text: letter }],
  picture: null,
});
const book: RuleBook = {
  game: 'carson',
  chapters: [
    { title: 'La manche', paragraphs: [told('CARSON-F3', 'Le shérif choisit.'), told('CARSON-F30', 'Oui ou non.')] },
    { title: 'Duels', paragraphs: [told('CARSON-D1', 'Une **église** protège.', 'Le shérif n’y est pour rien.')] },
  ],
};
const ids = (text: string): string[][] =>
  search(book, wordsIn(text)).map((part) => [`${part.chapter}`, ...part.paragraphs.flatMap(rulesOf)]);

describe('a search in the rulebook', () => {
  it('asks for nothing and finds all', () => {
    expect(ids(' ')).toEqual([
      ['0', 'CARSON-F3', 'CARSON-F30'],
      ['1', 'CARSON-D1'],
    ]);
  });

  it('does not mind accents, capitals and apostrophes', () => {
    expect(fold('Église, l’ŒUF')).toBe("eglise, l'oeuf");
    expect(ids('EGLISE')).toEqual([['1', 'CARSON-D1']]);
    expect(ids('église')).toEqual([['1', 'CARSON-D1']]);
  });

  it('wants all words, of the text or of the title above it', () => {
    expect(ids('duels protege')).toEqual([['1', 'CARSON-D1']]);
    expect(ids('duels choisit')).toEqual([]);
  });

  it('names what only the letter says at the end', () => {
    expect(ids('shérif')).toEqual([
      ['0', 'CARSON-F3'],
      ['-1', 'CARSON-D1'],
    ]);
  });

  it('finds a rule by its name, and not those that begin alike', () => {
    expect(ids('F3')).toEqual([['0', 'CARSON-F3']]);
    expect(ids('carson-f30')).toEqual([['0', 'CARSON-F30']]);
  });
});

describe('what was looked for', () => {
  const marked = (text: string, words: string): string =>
    pieces(text, wordsIn(words))
      .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
      .join('');

  it('is cut out with its own accents', () => {
    expect(marked('Une Église et une église', 'eglise')).toBe('Une [Église] et une [église]');
    expect(marked('un œuf', 'oeuf')).toBe('un [œuf]');
    expect(marked('le e\u0301tage', 'etage')).toBe('le [e\u0301tage]');
  });

  it('is one piece where two words overlap', () => {
    expect(marked('saloon', 'salo loon')).toBe('[saloon]');
    expect(marked('saloon', '')).toBe('saloon');
  });
});
