import { z } from 'zod';
import { requiredText } from '../fields/fields.ts';

export const MESSAGE_MAX_LENGTH = 2000;

/** The text of a message as a form has it. */
export const MessageInput = z.strictObject({ text: requiredText('message_required', MESSAGE_MAX_LENGTH) });
export type MessageInput = z.output<typeof MessageInput>;

/** The sender chooses the id: a repeated request with the same id sends the message once. */
export const MessageRequest = MessageInput.extend({ id: z.uuid('invalid_id') });
