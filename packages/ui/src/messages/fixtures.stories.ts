import type { Conversation, ConversationSummary } from '@mashrabiya/contract';
import { addViewing, conversationSummaries, conversations } from '@mashrabiya/mocks';
import { fn } from 'storybook/test';
import { getLanguage } from '../foundation/stories.ts';
import type { ViewingControls } from './shared/viewingControls.ts';

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

/** The conversation with the seller, with a viewing. */
export const conversationWithViewing = (
  viewing: Parameters<typeof addViewing>[1],
  globals: Globals = {},
): Conversation => addViewing(conversation(CONVERSATION.withSeller, globals), viewing);

export const createViewingControls = (changes: Partial<ViewingControls> = {}): ViewingControls => ({
  onAnswer: fn(),
  onSuggest: fn(),
  onCalendar: fn(),
  ...changes,
});

/** Time of the fixtures' viewing. */
export const VIEWING_TIME = 'الأربعاء 25 نوفمبر، 5:30 م';

/** The latest message first. */
export const inbox = (globals: Globals = {}): ConversationSummary[] =>
  conversationSummaries(getLanguage(globals)).sort((one, other) =>
    other.last_message.sent_at.localeCompare(one.last_message.sent_at),
  );
