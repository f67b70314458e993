import { describe, expect, it } from 'vitest';
import { aroundNames, firstOf } from '../src/kit/names';

describe('a name where there is little room', () => {
  it('stands in full when it is short', () => expect(firstOf('Old Zeke')).toBe('Old Zeke'));
  it('is its first word', () => expect(firstOf('Lone Pine Pete')).toBe('Lone'));
  it('takes along what a little word belongs to', () => expect(firstOf('le vieux Zeke')).toBe('le vieux'));
  it('ends before the hyphen of a very long one', () => expect(firstOf('Marie-Antoinette B.')).toBe('Marie'));
  it('is never cut inside a word', () => expect(firstOf('Belle-Étoile')).toBe('Belle-Étoile'));
});

describe('a sentence with names', () => {
  it('is cut around them', () =>
    expect(aroundNames('Belle-Étoile beats Rose (2)', ['Rose (2)', 'Belle-Étoile'])).toEqual([
      '',
      'Belle-Étoile',
      ' beats ',
      'Rose (2)',
      '',
    ]));
  it('takes the longer name', () =>
    expect(aroundNames('Rose la Poisse', ['Rose', 'Rose la Poisse'])[1]).toBe('Rose la Poisse'));
  it('may hold none', () => expect(aroundNames('You win', [''])).toEqual(['You win']));
});
