import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, FILE_ERRORS, IdParams, PICTURE_ERRORS } from '../call/commonSchemas.ts';
import { PASSWORD_PROOF_LIMITS, perHour, type RateLimits } from '../call/limits.ts';
import { UPLOAD_TIME_LIMIT } from '../call/timeLimit.ts';
import { PICTURE_MAX_BYTES } from '../constants/constants.ts';
import { AuditEvent } from './auditEvent.ts';
import { accountEndpoints } from './endpoints.ts';
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

const passwordErrors = [
  'current_password_required',
  'wrong_password',
  'password_missing',
  'reauthentication_required',
  'too_many_requests',
] as const;

/** The answer reveals that a number is taken, so only a few can be tried. */
const PHONE_LIMITS = {
  ...PASSWORD_PROOF_LIMITS,
  phone: { user: perHour(10), address: perHour(60), counts: 'uses' },
} as const satisfies RateLimits;

const EMAIL_LIMITS = {
  ...PASSWORD_PROOF_LIMITS,
  email: { user: perHour(10), address: perHour(60), counts: 'uses' },
} as const satisfies RateLimits;

export const profileCalls = {
  updateProfile: defineCall(accountEndpoints.updateProfile, {
    summary: 'Update the profile',
    description: 'Changes name, phone and picture. An empty phone removes it; another phone needs the password.',
    limits: PHONE_LIMITS,
    body: ProfileInput,
    files: { avatar: { maxCount: 1, maxBytes: PICTURE_MAX_BYTES } },
    timeLimit: UPLOAD_TIME_LIMIT,
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
  setPhone: defineCall(accountEndpoints.setPhone, {
    summary: 'Set the phone number',
    description: 'Adds a phone number, or changes it, which needs the password.',
    limits: PHONE_LIMITS,
    body: PhoneInput,
    answer: z.object({ data: User }),
    errors: [...BODY_ERRORS, 'phone_required', 'phone_invalid', 'phone_taken', ...passwordErrors],
  }),
  setLanguage: defineCall(accountEndpoints.setLanguage, {
    summary: 'Set the language',
    description: 'Stores the language of the account, in which it gets mails.',
    body: LanguageInput,
    answer: Done,
    errors: [...BODY_ERRORS, 'invalid_choice'],
  }),
  changePassword: defineCall(accountEndpoints.changePassword, {
    summary: 'Change the password',
    description: 'Ends all other sessions.',
    limits: PASSWORD_PROOF_LIMITS,
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
  changeEmail: defineCall(accountEndpoints.changeEmail, {
    summary: 'Change the email address',
    description: 'Mails a link to the new address, which replaces the old one once the link is opened.',
    limits: EMAIL_LIMITS,
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
  deleteAccount: defineCall(accountEndpoints.deleteAccount, {
    summary: 'Delete the account',
    description: 'Permanently deletes details, favourites and sessions, and takes the listings offline.',
    limits: PASSWORD_PROOF_LIMITS,
    body: DeleteAccountInput,
    answer: Done,
    errors: [...BODY_ERRORS, ...passwordErrors, 'last_administrator'],
  }),
  listSessions: defineCall(accountEndpoints.listSessions, {
    summary: 'List sessions',
    description: 'The sessions of the account, the most recently used first.',
    answer: z.object({ data: z.array(Session) }),
    errors: [],
  }),
  endSession: defineCall(accountEndpoints.endSession, {
    summary: 'End a session',
    description: 'Logs out one device.',
    params: IdParams,
    answer: Done,
    errors: ['invalid_id', 'not_found'],
  }),
  listAuditEvents: defineCall(accountEndpoints.listAuditEvents, {
    summary: 'List account events',
    description: 'The last 100 security events of the account, newest first.',
    answer: z.object({ data: z.array(AuditEvent) }),
    errors: [],
  }),
  endOtherSessions: defineCall(accountEndpoints.endOtherSessions, {
    summary: 'End all other sessions',
    description: 'Logs out every device but the one that asks.',
    answer: Done,
    errors: [],
  }),
};
