import { expect, it } from 'vitest';
import { uuidv7 } from './uuid.ts';

it('is a version 7 UUID that sorts by creation time', () => {
  const moments = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 1_790_000_000_000];
  const ids = moments.map((moment) => uuidv7(new Date(moment)));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuidv7(new Date(0x0123_4567_89ab), () => new Uint8Array(16))).toBe('01234567-89ab-7000-8000-000000000000');
});

it('is different each time', () => {
  const now = new Date();
  expect(new Set(Array.from({ length: 1000 }, () => uuidv7(now))).size).toBe(1000);
});
