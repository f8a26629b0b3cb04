import { expect, it } from 'vitest';
import { computeMailTime, computeSentAt, getConversationRetentionStart } from './messageTimes.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

it.each([
  ['the first message', undefined, '2026-11-20T12:00:00.000Z'],
  ['a message after an earlier one', '2026-11-20T11:59:59.999Z', '2026-11-20T12:00:00.000Z'],
  ['a message of the same millisecond', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.001Z'],
  ['a message after one of a fast clock', '2026-11-20T12:05:00.000Z', '2026-11-20T12:05:00.001Z'],
])('sends %s later than the previous one', (_, previousSentAt, sentAt) => {
  expect(computeSentAt(previousSentAt === undefined ? undefined : new Date(previousSentAt), NOW)).toEqual(
    new Date(sentAt),
  );
});

it('mails after ten minutes', () => {
  expect(computeMailTime(NOW)).toEqual(new Date('2026-11-20T12:10:00.000Z'));
});

it('retains conversations for two years', () => {
  expect(getConversationRetentionStart(NOW)).toEqual(new Date('2024-11-20T12:00:00.000Z'));
});
