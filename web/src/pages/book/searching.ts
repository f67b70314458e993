/** Looking for words in a rulebook, whatever their accents and capitals, as kit/searching.py does. */
import type { RuleBook, RuleParagraph } from '$lib/wire';

/** A piece of a text: looked for, or not. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** What a search leaves of a chapter; the last may be of what only the letter of a rule says. */
export interface Found {
  chapter: number; // -1: only the letter says it
  title: string;
  paragraphs: RuleParagraph[];
}

const RULE = /^(?:[a-z]+-)?[a-z]+\d+(?:\.\d+)?$/;

/** Small letters without accents, and where in the text each of them comes from. */
function folded(text: string): { plain: string; from: number[] } {
  let plain = '';
  const from: number[] = [];
  for (let n = 0; n < text.length; n++) {
    const bare = (text[n] ?? '')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace('’', "'")
      .replace('œ', 'oe')
      .replace('æ', 'ae');
    for (const sign of bare) {
      plain += sign;
      from.push(n);
    }
  }
  return { plain, from };
}

export const fold = (text: string): string => folded(text).plain;

export function wordsIn(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

/** The text in pieces, with what was looked for cut out. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }];
  const { plain, from } = folded(text);
  const lit = new Set<number>();
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      for (let n = from[at] ?? 0; n <= (from[at + word.length - 1] ?? 0); n++) lit.add(n);
  const cut: Piece[] = [];
  for (let n = 0; n < text.length; n++) {
    const [last, hit] = [cut.at(-1), lit.has(n)];
    if (last?.hit === hit) last.text += text[n] ?? '';
    else cut.push({ text: text[n] ?? '', hit });
  }
  return cut;
}

export const rulesOf = (paragraph: RuleParagraph): string[] => paragraph.letter.map((rule) => rule.id);

function hasAll(words: readonly string[], text: string): boolean {
  const plain = fold(text);
  return words.every((word) => plain.includes(word));
}

/** By the name of a rule, that one; else what players are told, then what only the letter says. */
export function search(book: RuleBook, words: readonly string[]): Found[] {
  const named = words.length === 1 && RULE.test(words[0] ?? '') ? (words[0] ?? '').toUpperCase() : '';
  const isNamed = (paragraph: RuleParagraph): boolean =>
    rulesOf(paragraph).some((id) => id === named || id.endsWith(`-${named}`));
  const byName = named !== '' && book.chapters.some((chapter) => chapter.paragraphs.some(isNamed));
  const found = book.chapters.map((chapter, n) => ({
    chapter: n,
    title: chapter.title,
    paragraphs: chapter.paragraphs.filter((one) =>
      byName ? isNamed(one) : hasAll(words, `${chapter.title} ${one.text}`),
    ),
  }));
  const told = new Set(found.flatMap((part) => part.paragraphs));
  const behind = byName
    ? []
    : book.chapters
        .flatMap((chapter) => chapter.paragraphs)
        .filter((one) => !told.has(one) && one.letter.some((rule) => hasAll(words, rule.text)));
  return [...found, { chapter: -1, title: '', paragraphs: behind }].filter((part) => part.paragraphs.length);
}
