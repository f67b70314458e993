/** What the house is asked for again and again, while other things are done. */
import { describe, expect, it, vi } from 'vitest';
import { Asked } from '../src/pages/shell/asked.svelte';

// Settings read the browser's wishes when they are loaded; here there is no browser.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { language: 'en-GB' });
});

describe('an answer that is on its way', () => {
  it('is heard', async () => {
    const asked = new Asked(() => Promise.resolve('new'));
    await asked.again();
    expect(asked.answer).toBe('new');
  });

  it('is not heard once it is dropped, nor is its trouble', async () => {
    const late = new Asked(() => Promise.resolve('as it was'));
    const lost = new Asked(() => Promise.reject(new Error('as it was')));
    const asking = [late.again(), lost.again()];
    late.answer = 'as it is';
    for (const one of [late, lost]) one.drop();
    await Promise.all(asking);
    expect([late.answer, lost.wrong]).toEqual(['as it is', '']);
  });
});
