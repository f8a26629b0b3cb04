import { vi } from 'vitest';

/** A hash with the real cost takes 25 ms of a core, and the tests create thousands of users. */
const LIGHT_COST = { memoryCost: 8, timeCost: 1 };
const COST_PATTERN = /m=\d+,t=\d+/;

/** Light hashes that name the requested cost, as real ones do. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const nameCost = (storedHash: string, { memoryCost = 0, timeCost = 0 }) =>
    storedHash.replace(COST_PATTERN, `m=${memoryCost},t=${timeCost}`);
  const light: Pick<typeof argon2, 'hash' | 'verify'> = {
    hash: async (password, options) => {
      const lightHash = await argon2.hash(password, { ...options, ...LIGHT_COST });
      return nameCost(lightHash, options ?? {});
    },
    verify: (storedHash, password) => argon2.verify(nameCost(String(storedHash), LIGHT_COST), password),
  };
  return { ...argon2, ...light };
});
