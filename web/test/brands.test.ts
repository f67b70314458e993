import { describe, expect, it } from 'vitest';
import { tints } from '../src/kit/brands';

const token = (name: string): string => `value of ${name}`;

describe('colours that people chose', () => {
  it('are properties of the table, and only those that differ from the seat’s own', () => {
    const chairs = [{ colour: 2 }, { colour: 1 }, { colour: 0 }];
    expect(tints(chairs, token).split(';')).toEqual([
      '--seat-1:value of --seat-3',
      '--on-1:value of --on-3',
      '--seat-3:value of --seat-1',
      '--on-3:value of --on-1',
    ]);
  });
  it('are nothing where nobody chose', () => {
    expect(tints([{ colour: 0 }, { colour: 1 }], token)).toBe('');
  });
});
