import type { Conversation, Message } from '@mashrabiya/contract';

/** Messages of a conversation that this page has loaded. */
export interface MessageHistory {
  /** Oldest first. */
  messages: readonly Message[];
  hasEarlier: boolean;
}

type Answer = Pick<Conversation, 'messages' | 'has_earlier'>;

export const toHistory = ({ messages, has_earlier }: Answer): MessageHistory => ({ messages, hasEarlier: has_earlier });

function mergeMessages(known: readonly Message[], added: readonly Message[]): Message[] {
  const addedIds = new Set(added.map(({ id }) => id));
  return [...known.filter(({ id }) => !addedIds.has(id)), ...added].sort(
    (one, other) => Date.parse(one.sent_at) - Date.parse(other.sent_at),
  );
}

/** Adds the latest messages. Starts again from them if there are unknown ones in between. */
export function addLatest(history: MessageHistory, answer: Answer): MessageHistory {
  const knownIds = new Set(history.messages.map(({ id }) => id));
  const hasGap = answer.has_earlier && !answer.messages.some(({ id }) => knownIds.has(id));
  return hasGap ? toHistory(answer) : { ...history, messages: mergeMessages(history.messages, answer.messages) };
}

export const addEarlier = (history: MessageHistory, answer: Answer): MessageHistory => ({
  messages: mergeMessages(history.messages, answer.messages),
  hasEarlier: answer.has_earlier,
});

export const addSent = (history: MessageHistory, message: Message): MessageHistory => ({
  ...history,
  messages: mergeMessages(history.messages, [message]),
});
