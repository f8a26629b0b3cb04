import type { CallAnswer, Message, Viewing } from '@mashrabiya/contract';
import { createChange, createPagesChange } from '../api/cacheChange.ts';
import { addSent, toHistory } from './messageHistory.ts';

/** Adds a message to the cached latest messages of a conversation. */
export const addToConversation = (id: string, message: Message) =>
  createChange('getConversation', (answer) => {
    const { data } = answer;
    if (data.id !== id) return answer;
    return { ...answer, data: { ...data, messages: [...addSent(toHistory(data), message).messages] } };
  });

/** Replaces the current viewing of a cached conversation. */
const setViewing = (id: string, viewing: Viewing | null) =>
  createChange('getConversation', (answer) =>
    answer.data.id === id ? { ...answer, data: { ...answer.data, viewing } } : answer,
  );

/** Shows a message as the latest of its conversation in the inbox. */
export const setLastMessage = (id: string, message: Message) =>
  createPagesChange('listConversations', (answer) => ({
    ...answer,
    data: {
      ...answer.data,
      data: answer.data.data.map((row) => (row.id === id ? { ...row, last_message: message } : row)),
    },
  }));

/** Removes the number of unread messages from a conversation in the inbox. */
export const setRead = (id: string) =>
  createPagesChange('listConversations', (answer) => ({
    ...answer,
    data: { ...answer.data, data: answer.data.data.map((row) => (row.id === id ? { ...row, unread: 0 } : row)) },
  }));

/** Shows a change of a viewing, and the message about it. */
export const listViewingChanges = (id: string, { data }: CallAnswer<'proposeViewing' | 'answerViewing'>) => [
  addToConversation(id, data.message),
  setViewing(id, data.viewing),
  setLastMessage(id, data.message),
];
