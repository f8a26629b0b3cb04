import { z } from 'zod';
import { requiredText } from '../fields/fields.ts';

export const MESSAGE_MAX_LENGTH = 2000;

/** The text of a message as a form has it. */
export const MessageInput = z.strictObject({ text: requiredText('message_required', MESSAGE_MAX_LENGTH) });
export type MessageInput = z.output<typeof MessageInput>;

/** The sender chooses the id: a repeated request with the same id sends the message once. */
export const MessageRequest = MessageInput.extend({ id: z.uuid('invalid_id') });

/** Settings of one user in a conversation; absent ones stay. */
export const ConversationSettings = z.strictObject({
  is_muted: z.boolean().optional(),
  /** Applies to all conversations with the partner. */
  is_blocked: z.boolean().optional(),
});
export type ConversationSettings = z.output<typeof ConversationSettings>;
