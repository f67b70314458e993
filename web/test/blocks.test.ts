import { expect, it } from 'vitest';
import { blocks, firstSentence } from '../src/pages/how/blocks';

it('reads paragraphs, lists and tables', () => {
  const text =
    'Send one out:\nnow.\n\n- **Accept**: yours.\n- Refuse.\n\n1. One\n2. Two\n\n| a | b |\n|---|---|\n| 1 | |\n| 3 | 4 |';
  expect(blocks(text)).toEqual([
    { kind: 'text', text: 'Send one out: now.' },
    { kind: 'list', ordered: false, start: 1, items: ['**Accept**: yours.', 'Refuse.'] },
    { kind: 'list', ordered: true, start: 1, items: ['One', 'Two'] },
    {
      kind: 'table',
      head: ['a', 'b'],
      rows: [
        ['1', ''],
        ['3', '4'],
      ],
    },
  ]);
});

it('a line that goes on belongs to its item', () => {
  expect(blocks('- one\n  and more')).toEqual([{ kind: 'list', ordered: false, start: 1, items: ['one and more'] }]);
});

it('a paragraph begins with its first sentence, and a heading is none', () => {
  expect(firstSentence('1. **Duels.** Elsewhere you can have one, and who meet fight. Then more.')).toBe(
    'Duels. Elsewhere you can have one, and who meet fight.',
  );
  expect(firstSentence('In five turns everyone plans a ride; in each turn:\n\n1. Coaches')).toBe(
    'In five turns everyone plans a ride; in each turn.',
  );
});
