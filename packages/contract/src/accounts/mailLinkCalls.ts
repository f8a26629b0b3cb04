import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { perHour, perMinute, type RateLimits } from '../call/limits.ts';
import { BODY_ERRORS, Done } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { ForgotPasswordInput, ResetPasswordInput, VerifyEmailInput } from './inputs.ts';

const linkErrors = ['reset_token_required', 'link_invalid', 'link_expired', 'link_used', 'too_many_requests'] as const;

/** Failures ask whether others have an account. */
const FORGOTTEN = {
  'forgot failed': { address: { times: 20, seconds: 600 }, counts: 'failures' },
  'forgot burst': { address: perMinute(20) },
} as const satisfies RateLimits;

/** Links in mails. They carry a token in their fragment: `/verify-email#…` and `/reset-password#…`. */
export const mailLinkCalls = {
  checkEmailLink: defineCall(endpoints.checkEmailLink, {
    summary: 'Whose account a link confirms an address for; it is not used up',
    limits: { 'verify check': { address: perHour(60) } },
    body: VerifyEmailInput,
    answer: z.object({
      data: z.object({
        email: z.string(),
        /** Of the account, which a stranger may have opened. */
        name: z.string(),
        /** Whether the link was opened before, and confirmed the address. */
        is_confirmed: z.boolean(),
      }),
    }),
    errors: [...BODY_ERRORS, ...linkErrors],
  }),
  refuseEmailLink: defineCall(endpoints.refuseEmailLink, {
    summary:
      'Says that the account of a link is not one’s own: a new account is removed, a change of address is called off',
    limits: { 'verify refuse': { address: perHour(60) } },
    body: VerifyEmailInput,
    answer: Done,
    errors: [...BODY_ERRORS, ...linkErrors, 'last_administrator'],
  }),
  verifyEmail: defineCall(endpoints.verifyEmail, {
    summary:
      'Confirms an address with the token that was mailed there: a new account’s, or one that an account changes to. The same token answers the same while it lasts',
    limits: { verify: { address: perHour(60) } },
    body: VerifyEmailInput,
    answer: z.object({
      code: z.literal(200),
      data: z.object({
        /** The address that is confirmed now. */
        email: z.string(),
        /** Whether the account had another one before. */
        is_changed: z.boolean(),
      }),
    }),
    errors: [...BODY_ERRORS, ...linkErrors, 'email_taken'],
  }),
  resendVerification: defineCall(endpoints.resendVerification, {
    summary: 'Mails the link to confirm one’s address again',
    answer: z.object({
      code: z.literal(200),
      /** Whether a mail was sent; false when the address is already confirmed. */
      data: z.boolean(),
    }),
    errors: ['retry_too_soon'],
  }),
  forgotPassword: defineCall(endpoints.forgotPassword, {
    summary: 'Mails a link to set a new password',
    limits: FORGOTTEN,
    body: ForgotPasswordInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'email_required',
      'email_invalid',
      'email_unknown',
      'link_not_sent',
      'retry_too_soon',
      'too_many_requests',
    ],
  }),
  checkResetLink: defineCall(endpoints.checkResetLink, {
    summary: 'Whether a link to set a new password still works; it is not used up',
    limits: { 'reset check': { address: perHour(60) } },
    body: VerifyEmailInput,
    answer: Done,
    errors: [...BODY_ERRORS, ...linkErrors],
  }),
  resetPassword: defineCall(endpoints.resetPassword, {
    summary: 'Sets a new password with the token that was mailed, and ends all logins',
    limits: { reset: { address: perHour(30) } },
    body: ResetPasswordInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      ...linkErrors,
      'email_required',
      'email_invalid',
      'password_required',
      'password_short',
      'password_common',
      'password_simple',
      'password_personal',
      'confirmation_required',
      'confirmation_mismatch',
    ],
  }),
};
