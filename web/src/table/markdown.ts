/** The little Markdown of a rule as pieces: nothing of it ever becomes markup by itself. */
export type Bit = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'rule'; text: string };

const PIECES = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{3,8}-[A-Z]+\d+(?:\.\d+)?)\b/g;

export function bits(text: string): Bit[] {
  const found: Bit[] = [];
  let end = 0;
  for (const piece of text.matchAll(PIECES)) {
    if (piece.index > end) found.push({ kind: 'text', text: text.slice(end, piece.index) });
    const [, strong, em, code, rule] = piece;
    if (strong !== undefined) found.push(...inner(strong));
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule });
    end = piece.index + piece[0].length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

function inner(text: string): Bit[] {
  return bits(text).map((bit) => (bit.kind === 'text' ? { kind: 'strong', text: bit.text } : bit));
}

/** A rule's paragraph without its own ID, list mark or table bars. */
export function plain(id: string, text: string): string {
  const lines = text.split('\n').filter((line) => !/^\|[\s:|-]+\|$/.test(line));
  const cells = lines.map((line) =>
    line
      .replace(/^[-*#]+\s+/, '')
      .replace(/^\||\|$/g, '')
      .replaceAll('|', ' · '),
  );
  const said = cells.length > 1 && text.startsWith('|') ? cells.slice(1) : cells;
  const joined = said.join(' ').trim().replace(`**${id} `, '**');
  const own = new RegExp(`^\\**${id.replace('.', '\\.')}\\**[.:]?\\**\\s*(?:·\\s*)?`);
  return joined.replace(own, '').trim();
}
