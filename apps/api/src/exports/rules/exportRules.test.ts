import { expect, it } from 'vitest';
import { computeExportDelay } from './exportRules.ts';

const atHour = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

it('allows one export a day, and another at once after a failure', () => {
  expect(computeExportDelay(undefined, atHour(0))).toBe(0);
  expect(computeExportDelay({ state: 'failed', asked_at: atHour(0) }, atHour(1))).toBe(0);
  expect(computeExportDelay({ state: 'ready', asked_at: atHour(0) }, atHour(23))).toBe(3_600_000);
  expect(computeExportDelay({ state: 'making', asked_at: atHour(0) }, atHour(24))).toBe(0);
});
