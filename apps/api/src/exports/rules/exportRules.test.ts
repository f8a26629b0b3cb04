import { expect, it } from 'vitest';
import { waitForExport } from './exportRules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

it('allows one export a day, and another at once after a failure', () => {
  expect(waitForExport(undefined, at(0))).toBe(0);
  expect(waitForExport({ state: 'failed', asked_at: at(0) }, at(1))).toBe(0);
  expect(waitForExport({ state: 'ready', asked_at: at(0) }, at(23))).toBe(3_600_000);
  expect(waitForExport({ state: 'making', asked_at: at(0) }, at(24))).toBe(0);
});
