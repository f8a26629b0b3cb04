import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS } from '../call/commonSchemas.ts';
import { perHour } from '../call/limits.ts';
import { contactEndpoints } from './endpoints.ts';
import { ContactRequest } from './inputs.ts';

export const contactCalls = {
  sendContact: defineCall(contactEndpoints.sendContact, {
    summary: 'Send a contact message',
    description: 'Sends a message to the site, once for its key. The sender gets a copy.',
    limits: { contact: { address: perHour(5), counts: 'uses' } },
    body: ContactRequest,
    answer: z.object({
      reference: z.string(),
    }),
    errors: [
      ...BODY_ERRORS,
      'required_field',
      'invalid_field',
      'invalid_number',
      'topic_required',
      'name_required',
      'email_required',
      'email_invalid',
      'phone_required',
      'phone_invalid',
      'subject_required',
      'message_required',
      'too_many_requests',
    ],
  }),
};
