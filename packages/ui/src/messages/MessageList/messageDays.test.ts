import type { Message } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { findLastReadId, groupByDay, type ListedMessage } from './messageDays.ts';

const createMessage = (id: string, sent_at: string, is_own = true): Message => ({
  id,
  sent_at,
  is_own,
  text: id,
  viewing: null,
});
const listIds = (messages: readonly ListedMessage[]) =>
  groupByDay(messages).map(({ day, runs }) => [day, ...runs.map((run) => run.messages.map(({ id }) => id).join())]);

describe('messages', () => {
  it('are grouped by days in Cairo, not in Greenwich', () => {
    expect(
      listIds([
        createMessage('a', '2026-11-19T21:59:00.000Z'),
        createMessage('b', '2026-11-19T22:01:00.000Z'),
        createMessage('c', '2026-11-20T21:00:00.000Z'),
      ]),
    ).toEqual([
      ['2026-11-19', 'a'],
      ['2026-11-20', 'b', 'c'],
    ]);
  });

  it('of one side within five minutes are one run', () => {
    expect(
      listIds([
        createMessage('a', '2026-11-20T10:00:00.000Z'),
        createMessage('b', '2026-11-20T10:05:00.000Z'),
        createMessage('c', '2026-11-20T10:05:10.000Z', false),
        createMessage('d', '2026-11-20T10:06:00.000Z'),
        createMessage('e', '2026-11-20T10:11:01.000Z'),
      ]),
    ).toEqual([['2026-11-20', 'a,b', 'c', 'd', 'e']]);
  });

  it('that are not confirmed are runs of their own', () => {
    expect(
      listIds([
        createMessage('a', '2026-11-20T10:00:00.000Z'),
        { ...createMessage('b', '2026-11-20T10:00:10.000Z'), state: 'failed' },
        { ...createMessage('c', '2026-11-20T10:00:20.000Z'), state: 'sending' },
      ]),
    ).toEqual([['2026-11-20', 'a', 'b', 'c']]);
  });
});

describe('the last message that the partner has read', () => {
  const messages = [
    createMessage('a', '2026-11-20T10:00:00.000Z'),
    createMessage('b', '2026-11-20T10:01:00.000Z'),
    createMessage('c', '2026-11-20T10:02:00.000Z', false),
    createMessage('d', '2026-11-20T10:03:00.000Z'),
  ];

  it.each([
    [null, undefined],
    ['2026-11-20T09:00:00.000Z', undefined],
    ['2026-11-20T10:01:00.000Z', 'b'],
    ['2026-11-20T10:02:30.000Z', 'b'],
    ['2026-11-20T10:03:00.000Z', 'd'],
  ])('until %s is %s', (readUntil, expected) => {
    expect(findLastReadId(messages, readUntil)).toBe(expected);
  });
});
