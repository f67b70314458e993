/** Names of people where there is little room. */

const NAME = 9; // letters that fit in full
const WORD = 3; // shorter ones, such as "le", take the next along
const LONG = 12; // longer ones end before their hyphen

/** The first word of a long name; no dots, and no word cut. */
export function firstOf(name: string): string {
  if (name.length <= NAME) return name;
  const words = name.split(' ');
  let first = words.shift() ?? '';
  while (first.length < WORD && words.length) first += ` ${words.shift() ?? ''}`;
  return first.length > LONG ? (first.split('-')[0] ?? first) : first;
}

/** A sentence in pieces: every second one is a name. */
export function aroundNames(sentence: string, names: readonly string[]): string[] {
  const known = names.filter((name) => name).sort((a, b) => b.length - a.length);
  if (!known.length) return [sentence];
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return sentence.split(new RegExp(`(${escaped.join('|')})`));
}
