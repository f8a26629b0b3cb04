import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('starts once for concurrent callers', async () => {
  const start = vi.fn(async () => ({ started: true }));
  const shared = once(start);
  const [firstResult, secondResult] = await Promise.all([shared(), shared()]);
  expect(start).toHaveBeenCalledOnce();
  expect(secondResult).toBe(firstResult);
  expect(await shared()).toBe(firstResult);
});
