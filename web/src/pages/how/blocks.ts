/** The Markdown of a players' page as blocks: paragraphs, lists and tables. */

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const ITEM = /^(?:[-*]|(\d+)\.)\s+/;
const RULE = /^\|[\s:|-]+\|$/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n')) {
    const last = found.at(-1);
    const item = ITEM.exec(line);
    if (!line.trim()) found.push({ kind: 'text', text: '' });
    else if (line.startsWith('|')) row(found, last, line);
    else if (item) {
      const [ordered, words] = [item[1] !== undefined, line.slice(item[0].length)];
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(words);
      else found.push({ kind: 'list', ordered, start: Number(item[1] ?? 1), items: [words] });
    } else if (last?.kind === 'list') last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
    else if (last?.kind === 'text' && last.text) last.text += ` ${line}`;
    else found.push({ kind: 'text', text: line });
  }
  return found.filter((block) => block.kind !== 'text' || block.text);
}

function row(found: Block[], last: Block | undefined, line: string): void {
  const cells = line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  if (last?.kind !== 'table') found.push({ kind: 'table', head: cells, rows: [] });
  else if (!RULE.test(line.trim())) last.rows.push(cells);
}

const SHORT = 30; // letters: a heading, not a sentence

/** What a paragraph begins with, up to the end of its first sentence, in plain letters. */
export function firstSentence(text: string): string {
  const [first] = blocks(text);
  const said = first?.kind === 'text' ? first.text : first?.kind === 'list' ? (first.items[0] ?? '') : '';
  let found = '';
  for (const sentence of said.replaceAll('**', '').split(/(?<=[.!?:])\s/u)) {
    found = `${found} ${sentence}`.trim();
    if (found.length > SHORT) break;
  }
  return found.replace(/:$/, '.');
}
