import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const load = { underWay: 0, most: 0 };
const resolveSlowly = async <T>(outcome: T): Promise<T> => {
  load.most = Math.max(load.most, ++load.underWay);
  await nextTurn();
  load.underWay--;
  return outcome;
};

// Test files share modules; this one needs its own hashing queue.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', () => ({ hash: () => resolveSlowly('hash'), verify: () => resolveSlowly(true) }));
});
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

it('Concurrent logins hash at most two passwords at a time', async () => {
  const { hashPassword, verifyPassword } = await import('./passwords.ts');
  await Promise.all([
    ...Array.from({ length: 10 }, () => verifyPassword('stored', 'typed')),
    ...Array.from({ length: 10 }, () => hashPassword('typed')),
  ]);
  expect(load.most).toBe(2);
});
