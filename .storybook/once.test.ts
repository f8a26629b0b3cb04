import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('starts once for concurrent callers', async () => {
  const start = vi.fn(async () => ({ started: true }));
  const startOnce = once(start);
  const [firstResult, secondResult] = await Promise.all([startOnce(), startOnce()]);
  expect(start).toHaveBeenCalledOnce();
  expect(secondResult).toBe(firstResult);
  expect(await startOnce()).toBe(firstResult);
});
