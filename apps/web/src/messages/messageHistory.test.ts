import type { Message } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { addEarlier, addLatest, addSent, type MessageHistory, toHistory } from './messageHistory.ts';

const createMessages = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    return {
      id: String(number),
      text: '',
      is_own: true,
      sent_at: new Date(number * 1000).toISOString(),
      viewing: null,
    };
  });
const createAnswer = (from: number, to: number) => ({ messages: createMessages(from, to), has_earlier: from > 1 });
const listIds = ({ messages }: MessageHistory) => messages.map(({ id }) => Number(id));

describe('the messages of a conversation', () => {
  it('keep earlier ones when the latest ones move on', () => {
    const history = addEarlier(toHistory(createAnswer(5, 8)), createAnswer(1, 4));
    const next = addLatest(history, createAnswer(7, 10));
    expect(listIds(next)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(next.hasEarlier).toBe(false);
  });

  it('still have earlier ones until all are loaded', () => {
    const history = toHistory(createAnswer(7, 9));
    expect(addLatest(history, createAnswer(8, 10)).hasEarlier).toBe(true);
    expect(addEarlier(history, createAnswer(4, 6)).hasEarlier).toBe(true);
  });

  it('start again after a gap', () => {
    const next = addLatest(toHistory(createAnswer(1, 4)), createAnswer(7, 10));
    expect(listIds(next)).toEqual([7, 8, 9, 10]);
    expect(next.hasEarlier).toBe(true);
  });

  it('contain a sent one once', () => {
    const [sent] = createMessages(3, 3);
    if (!sent) throw new Error('no message');
    const history = addSent(toHistory(createAnswer(1, 2)), sent);
    expect(listIds(history)).toEqual([1, 2, 3]);
    expect(listIds(addSent(addLatest(history, createAnswer(1, 3)), sent))).toEqual([1, 2, 3]);
  });

  it('start with the first one in an empty conversation', () => {
    expect(listIds(addLatest({ messages: [], hasEarlier: false }, createAnswer(1, 1)))).toEqual([1]);
  });
});
