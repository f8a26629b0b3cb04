import { expect, it } from 'vitest';
import { computeExportDelay } from './exportRules.ts';

const createHour = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

it('allows one export a day, and another at once after a failure', () => {
  expect(computeExportDelay(undefined, createHour(0))).toBe(0);
  expect(computeExportDelay({ state: 'failed', asked_at: createHour(0) }, createHour(1))).toBe(0);
  expect(computeExportDelay({ state: 'ready', asked_at: createHour(0) }, createHour(23))).toBe(3_600_000);
  expect(computeExportDelay({ state: 'making', asked_at: createHour(0) }, createHour(24))).toBe(0);
});
