import { expect, test } from 'vitest';
import { listStatus } from './listStatus.ts';

test('a list without a network says that it did not load, unless its listings are there', () => {
  expect(listStatus({ status: 'pending', isPaused: false })).toBe('loading');
  expect(listStatus({ status: 'pending', isPaused: true })).toBe('failed');
  expect(listStatus({ status: 'error', isPaused: false })).toBe('failed');
  expect(listStatus({ status: 'success', isPaused: true })).toBe('ready');
});
