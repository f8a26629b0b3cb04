import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('starts once for concurrent callers', async () => {
  const start = vi.fn(async () => ({ started: true }));
  const shared = once(start);
  const [one, other] = await Promise.all([shared(), shared()]);
  expect(start).toHaveBeenCalledOnce();
  expect(other).toBe(one);
  expect(await shared()).toBe(one);
});
