import { expect, it } from 'vitest';
import { canRenew } from './canRenew.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ending = { availability: 2 as const, ends_at: '2026-11-27T10:00:00Z', next_pack: null };

it('offers a renewal in the last seven days of a listed ad, once', () => {
  expect(canRenew(ending, NOW)).toBe(true);
  expect(canRenew({ ...ending, ends_at: '2026-11-27T10:00:01Z' }, NOW)).toBe(false);
  expect(canRenew({ ...ending, next_pack: 2 }, NOW)).toBe(false);
  expect(canRenew({ ...ending, ends_at: null }, NOW)).toBe(false);
  for (const availability of [1, 3, 4] as const) expect(canRenew({ ...ending, availability }, NOW)).toBe(false);
});
