import { z } from 'zod';
import { chosen, emailAddress, phoneNumber, requiredText, TEXT_MAX_LENGTH } from '../fields/fields.ts';

/** What a message may be about; support is one of them. */
export const CONTACT_TOPICS = ['general', 'support', 'payment', 'privacy'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The contact form; every field is required (specification, section 5). */
export const ContactInput = z.object({
  topic: chosen(CONTACT_TOPICS, 'topic_required'),
  name: requiredText('name_required'),
  email: emailAddress(),
  phone: phoneNumber(),
  subject: requiredText('subject_required'),
  message: requiredText('message_required', TEXT_MAX_LENGTH),
});
export type ContactInput = z.output<typeof ContactInput>;

/** Nobody fills the form in sooner, in milliseconds; programs do. */
export const CONTACT_MIN_MS = 3000;

/** A message as it is sent. */
export const ContactRequest = ContactInput.extend({
  /** Made by the device: the same message sent again is the same message. */
  key: z.uuid(),
  /** How long the form had been open, in milliseconds. */
  open_ms: z.int().min(CONTACT_MIN_MS),
  /** A field that people do not see; programs fill it in. */
  website: z.string().max(0).default(''),
});
export type ContactRequest = z.output<typeof ContactRequest>;
