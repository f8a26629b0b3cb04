import type { Conversation, ConversationSummary } from '@mashrabiya/contract';
import { conversationSummaries, conversations } from '@mashrabiya/mocks';
import { getLanguage } from '../foundation/stories.ts';

interface Globals {
  locale?: unknown;
}

/** Index of a fixture for each case. */
export const CONVERSATION = { withSeller: 0, withBuyer: 1, unavailable: 2, deletedAccount: 3 } as const;

export function conversation(index: number, globals: Globals = {}): Conversation {
  const found = conversations(getLanguage(globals))[index];
  if (!found) throw new Error(`No conversation ${index} in the fixtures`);
  return found;
}

/** The latest message first. */
export const inbox = (globals: Globals = {}): ConversationSummary[] =>
  conversationSummaries(getLanguage(globals)).sort((one, other) =>
    other.last_message.sent_at.localeCompare(one.last_message.sent_at),
  );
