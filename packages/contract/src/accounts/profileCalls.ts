import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { PASSWORD_PROOFS, perHour, type RateLimits } from '../call/limits.ts';
import { BODY_ERRORS, Done, FILE_ERRORS, PICTURE_ERRORS } from '../call/shared.ts';
import { UPLOAD } from '../call/timeLimit.ts';
import { PICTURE_MAX_BYTES } from '../constants.ts';
import { endpoints } from '../endpoints.ts';
import { AuditEvent } from './auditEvent.ts';
import {
  DeleteAccountInput,
  EmailChangeInput,
  LanguageInput,
  PasswordChangeInput,
  PhoneInput,
  ProfileInput,
} from './inputs.ts';
import { Session } from './session.ts';
import { User } from './user.ts';

/** Errors of a password confirmation. */
const passwordErrors = [
  'current_password_required',
  'wrong_password',
  'password_missing',
  'reauthentication_required',
  'too_many_requests',
] as const;

/** A number that somebody has is said to be taken, so only a few can be asked after. */
const PHONES = {
  ...PASSWORD_PROOFS,
  phone: { person: perHour(10), address: perHour(60), counts: 'uses' },
} as const satisfies RateLimits;

/** Likewise an address. */
const EMAILS = {
  ...PASSWORD_PROOFS,
  email: { person: perHour(10), address: perHour(60), counts: 'uses' },
} as const satisfies RateLimits;

/** Calls for the user's own account. */
export const profileCalls = {
  updateProfile: defineCall(endpoints.updateProfile, {
    summary: 'Changes one’s name, phone and picture; an empty phone takes it away, another one asks for the password',
    limits: PHONES,
    body: ProfileInput,
    files: { avatar: { maxCount: 1, maxBytes: PICTURE_MAX_BYTES } },
    timeLimit: UPLOAD,
    answer: z.object({ data: User }),
    errors: [
      ...BODY_ERRORS,
      ...FILE_ERRORS,
      ...PICTURE_ERRORS,
      'current_password_required',
      'wrong_password',
      'password_missing',
      'reauthentication_required',
      'too_many_requests',
      'name_required',
      'phone_invalid',
      'phone_required',
      'phone_taken',
      'invalid_field',
      'invalid_choice',
    ],
  }),
  setPhone: defineCall(endpoints.setPhone, {
    summary: 'Adds one’s phone, or changes it, which asks for the password',
    limits: PHONES,
    body: PhoneInput,
    answer: z.object({ data: User }),
    errors: [...BODY_ERRORS, 'phone_required', 'phone_invalid', 'phone_taken', ...passwordErrors],
  }),
  setLanguage: defineCall(endpoints.setLanguage, {
    summary: 'Records the language that one switches to; mails that others cause follow it',
    body: LanguageInput,
    answer: Done,
    errors: [...BODY_ERRORS, 'invalid_choice'],
  }),
  changePassword: defineCall(endpoints.changePassword, {
    summary: 'Changes one’s password, and ends all other logins',
    limits: PASSWORD_PROOFS,
    body: PasswordChangeInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      ...passwordErrors,
      'password_required',
      'password_short',
      'password_common',
      'password_simple',
      'password_personal',
      'password_unchanged',
      'confirmation_required',
      'confirmation_mismatch',
    ],
  }),
  changeEmail: defineCall(endpoints.changeEmail, {
    summary: 'Mails a link to a new address, which becomes the account’s once the link is opened',
    limits: EMAILS,
    body: EmailChangeInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      ...passwordErrors,
      'email_required',
      'email_invalid',
      'email_unchanged',
      'email_taken',
      'retry_too_soon',
      'too_many_requests',
    ],
  }),
  deleteAccount: defineCall(endpoints.deleteAccount, {
    summary: 'Deletes one’s account for good: its details, favourites and logins go, its ads are taken down',
    limits: PASSWORD_PROOFS,
    body: DeleteAccountInput,
    answer: Done,
    errors: [...BODY_ERRORS, ...passwordErrors, 'last_administrator'],
  }),
  listSessions: defineCall(endpoints.listSessions, {
    summary: 'One’s logins, the one used last first',
    answer: z.object({ data: z.array(Session) }),
    errors: [],
  }),
  endSession: defineCall(endpoints.endSession, {
    summary: 'Ends one of one’s logins',
    params: z.object({ id: z.uuid() }),
    answer: Done,
    errors: ['invalid_id', 'not_found'],
  }),
  listAuditEvents: defineCall(endpoints.listAuditEvents, {
    summary: 'What happened to one’s account, the last 100 events, newest first',
    answer: z.object({ data: z.array(AuditEvent) }),
    errors: [],
  }),
  endOtherSessions: defineCall(endpoints.endOtherSessions, {
    summary: 'Ends all of one’s logins but the one that the request carries',
    answer: Done,
    errors: [],
  }),
};
