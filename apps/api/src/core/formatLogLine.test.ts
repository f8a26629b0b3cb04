import { expect, it } from 'vitest';
import { formatLogLine } from './formatLogLine.ts';

const format = (line: object) => formatLogLine(JSON.stringify({ time: '2026-11-20T12:00:00Z', ...line }));

it('shows messages as they are', () => {
  expect(format({ level: 'info', message: 'Loaded 3 listings.' })).toEqual({
    text: 'Loaded 3 listings.',
    isProblem: false,
  });
});

it('shows fields after the message, and the stack of an error below', () => {
  expect(format({ level: 'warn', message: 'Job failed', jobId: 'a1', attempts: 2 })).toEqual({
    text: 'Job failed (jobId=a1 attempts=2)',
    isProblem: true,
  });
  expect(format({ level: 'error', message: 'Failed', requestId: 'r1', error: 'Error: no\n    at x' }).text).toBe(
    'Failed (requestId=r1)\nError: no\n    at x',
  );
});
