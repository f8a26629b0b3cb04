import { z } from 'zod';
import { Login } from '../accounts/login.ts';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, IdParams } from '../call/commonSchemas.ts';
import { perHour } from '../call/limits.ts';
import { sendErrors, viewingTimeErrors } from './calls.ts';
import { conversationEndpoints } from './endpoints.ts';
import { EnquiryCodeRequest, VisitorEnquiryRequest } from './inputs.ts';

/** Messages of visitors without an account, whose address a mailed code confirms. */
export const visitorEnquiryCalls = {
  requestEnquiryCode: defineCall(conversationEndpoints.requestEnquiryCode, {
    summary: 'Request a code to write to a seller',
    description:
      'Mails a code of six digits. The answer is the same for addresses with an account; one with another login method gets a mail that asks to log in instead.',
    // A mobile network shares an address. Each mailbox has its own limits.
    limits: { 'email code': { address: perHour(200) } },
    params: IdParams,
    body: EnquiryCodeRequest,
    answer: z.object({
      data: z.object({
        /** Sent back with the code. */
        challenge: z.string(),
        expires_at: z.iso.datetime(),
      }),
    }),
    errors: [
      ...BODY_ERRORS,
      'invalid_id',
      'invalid_field',
      'invalid_choice',
      'required_field',
      'unknown_field',
      'email_required',
      'email_invalid',
      'text_too_long',
      'not_found',
      'gone',
      'retry_too_soon',
      'too_many_requests',
    ],
  }),
  sendVisitorEnquiry: defineCall(conversationEndpoints.sendVisitorEnquiry, {
    summary: 'Write to a seller without an account',
    description:
      'Confirms the mailed code, creates an account without a password or logs in to it, and sends the message as `startConversation` does. A code is valid for one message, with five attempts.',
    limits: { 'email code try': { address: perHour(200) } },
    params: IdParams,
    body: VisitorEnquiryRequest,
    answer: z.object({
      data: z.object({
        id: z.uuid(),
        login: Login,
      }),
    }),
    errors: [
      ...sendErrors,
      ...viewingTimeErrors,
      'name_required',
      'phone_invalid',
      'text_too_long',
      'code_required',
      'email_code_invalid',
      'email_code_wrong',
      'email_code_expired',
      'email_taken',
      'message_required',
      'gone',
      'message_to_oneself',
    ],
  }),
};
