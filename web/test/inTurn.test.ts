import { expect, it } from 'vitest';
import { inTurn } from '$lib/net/inTurn';

it('lets the second begin only when the first is over, so that it adds to what that changed', async () => {
  const next = inTurn();
  let kept: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((go) => (letGo = go));
  const add = (one: string, wait: Promise<void>) => async (): Promise<void> => {
    const now = [...kept, one];
    await wait;
    kept = now;
  };
  const first = next(add('quiet', held));
  const second = next(add('digest', Promise.resolve()));
  letGo();
  await Promise.all([first, second]);
  expect(kept).toEqual(['quiet', 'digest']);
});

it('goes on after one that failed', async () => {
  const next = inTurn();
  await expect(next(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(next(() => Promise.resolve())).resolves.toBeUndefined();
});
