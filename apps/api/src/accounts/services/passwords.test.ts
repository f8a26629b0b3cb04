import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const work = vi.hoisted(() => ({ underWay: 0, most: 0 }));

vi.mock('@node-rs/argon2', () => {
  const slow = async <T>(outcome: T): Promise<T> => {
    work.most = Math.max(work.most, ++work.underWay);
    await sleep(5);
    work.underWay--;
    return outcome;
  };
  return { hash: () => slow('hash'), verify: () => slow(true) };
});

it('Hashing leaves threads to everything else, however many log in', async () => {
  await Promise.all([
    ...Array.from({ length: 10 }, () => verifyPassword('stored', 'typed')),
    ...Array.from({ length: 10 }, () => hashPassword('typed')),
  ]);
  expect(work.most).toBe(2);
});
