import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/commonSchemas.ts';
import { perHour, perMinute, type RateLimits } from '../call/limits.ts';
import { accountEndpoints } from './endpoints.ts';
import { ForgotPasswordInput, ResetPasswordInput, VerifyEmailInput } from './inputs.ts';

const linkErrors = ['reset_token_required', 'link_invalid', 'link_expired', 'link_used', 'too_many_requests'] as const;

/** Failures are counted: each reveals whether an address has an account. */
const FORGOT_PASSWORD_LIMITS = {
  'forgot failed': { address: { times: 20, seconds: 600 }, counts: 'failures' },
  'forgot burst': { address: perMinute(20) },
} as const satisfies RateLimits;

/** Links in mails carry a token in the fragment: `/verify-email#…` and `/reset-password#…`. */
export const mailLinkCalls = {
  checkEmailLink: defineCall(accountEndpoints.checkEmailLink, {
    summary: 'Check an email verification link',
    description: 'Answers whose account the link confirms an address for. The link can still be used afterwards.',
    limits: { 'verify check': { address: perHour(60) } },
    body: VerifyEmailInput,
    answer: z.object({
      data: z.object({
        email: z.string(),
        /** Name of the account, which a stranger may have opened. */
        name: z.string(),
        is_confirmed: z.boolean(),
      }),
    }),
    errors: [...BODY_ERRORS, ...linkErrors],
  }),
  refuseEmailLink: defineCall(accountEndpoints.refuseEmailLink, {
    summary: 'Disown an email verification link',
    description:
      'The owner of the address says that the account is not theirs: a new account is removed, a change of address is cancelled.',
    limits: { 'verify refuse': { address: perHour(60) } },
    body: VerifyEmailInput,
    answer: Done,
    errors: [...BODY_ERRORS, ...linkErrors, 'last_administrator'],
  }),
  verifyEmail: defineCall(accountEndpoints.verifyEmail, {
    summary: 'Verify an email address',
    description:
      'Confirms an address with the token that was mailed to it, for a new account or a change of address. The same token gets the same answer while it is valid.',
    limits: { verify: { address: perHour(60) } },
    body: VerifyEmailInput,
    answer: z.object({
      code: z.literal(200),
      data: z.object({
        /** The address that this link confirms. */
        email: z.string(),
        /** True if the account had another address before. */
        is_changed: z.boolean(),
      }),
    }),
    errors: [...BODY_ERRORS, ...linkErrors, 'email_taken'],
  }),
  resendVerification: defineCall(accountEndpoints.resendVerification, {
    summary: 'Resend the verification mail',
    description: 'Mails the link to confirm the address again.',
    answer: z.object({
      code: z.literal(200),
      /** False if the address is already confirmed. */
      data: z.boolean(),
    }),
    errors: ['retry_too_soon'],
  }),
  forgotPassword: defineCall(accountEndpoints.forgotPassword, {
    summary: 'Request a password reset',
    description: 'Mails a link to set a new password.',
    limits: FORGOT_PASSWORD_LIMITS,
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
  checkResetLink: defineCall(accountEndpoints.checkResetLink, {
    summary: 'Check a password reset link',
    description: 'Whether the link still works. It can still be used afterwards.',
    limits: { 'reset check': { address: perHour(60) } },
    body: VerifyEmailInput,
    answer: Done,
    errors: [...BODY_ERRORS, ...linkErrors],
  }),
  resetPassword: defineCall(accountEndpoints.resetPassword, {
    summary: 'Reset the password',
    description: 'Sets a new password with the mailed token, and ends all sessions.',
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
