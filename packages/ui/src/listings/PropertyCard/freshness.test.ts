import { expect, test } from 'vitest';
import { isConfirmed } from './freshness.ts';

const isConfirmedOn = (created: string, confirmed: string) =>
  isConfirmed({ created_at: created, confirmed_at: confirmed, time_ago: '', confirmed_ago: '' });

test('an ad is confirmed if its seller has confirmed it on a later day', () => {
  expect(isConfirmedOn('2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z')).toBe(false);
  expect(isConfirmedOn('2026-11-01T10:00:00Z', '2026-11-02T09:59:59Z')).toBe(false);
  expect(isConfirmedOn('2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z')).toBe(true);
});
