import { z } from 'zod';
import { emailAddress, phoneNumber, requiredChoice, requiredText, TEXT_MAX_LENGTH } from '../fields/fields.ts';

export const CONTACT_TOPICS = ['general', 'support', 'payment', 'privacy'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Every field is required (specification, section 5). */
export const ContactInput = z.object({
  topic: requiredChoice(CONTACT_TOPICS, 'topic_required'),
  name: requiredText('name_required'),
  email: emailAddress(),
  phone: phoneNumber(),
  subject: requiredText('subject_required'),
  message: requiredText('message_required', TEXT_MAX_LENGTH),
});
export type ContactInput = z.output<typeof ContactInput>;

/** Minimum time to fill in the form, in milliseconds; only bots are faster. */
export const CONTACT_MIN_MS = 3000;

export const ContactRequest = ContactInput.extend({
  /** Idempotency key, made by the device. */
  key: z.uuid(),
  /** Milliseconds for which the form was open. */
  open_ms: z.int().min(CONTACT_MIN_MS),
  /** Honeypot: hidden from users; bots fill it in. */
  website: z.string().max(0).default(''),
});
export type ContactRequest = z.output<typeof ContactRequest>;
