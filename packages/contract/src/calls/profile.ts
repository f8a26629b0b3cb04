import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { AuditEvent } from '../entities/auditEvent.ts';
import { Plan } from '../entities/commerce.ts';
import { Session } from '../entities/session.ts';
import { User } from '../entities/user.ts';
import {
  DeleteAccountInput,
  EmailChangeInput,
  PasswordChangeInput,
  PhoneInput,
  ProfileInput,
} from '../inputs/account.ts';
import { defineCall } from './call.ts';
import { BODY_ERRORS, Done } from './shared.ts';

/** What proves that it is the person who asks. */
const passwordErrors = ['current_password_required', 'wrong_password', 'too_many_requests'] as const;

/** What somebody does with their own account. */
export const profileCalls = {
  updateProfile: defineCall(endpoints.updateProfile, {
    summary: 'Changes one’s name and phone; an empty phone takes it away',
    body: ProfileInput,
    answer: z.object({ data: User }),
    errors: [...BODY_ERRORS, 'name_required', 'phone_invalid', 'phone_required', 'phone_taken'],
  }),
  setPhone: defineCall(endpoints.setPhone, {
    summary: 'Changes or adds one’s phone',
    body: PhoneInput,
    answer: z.object({ data: User }),
    errors: [...BODY_ERRORS, 'phone_required', 'phone_invalid', 'phone_taken'],
  }),
  changePassword: defineCall(endpoints.changePassword, {
    summary: 'Changes one’s password, and ends all other logins',
    body: PasswordChangeInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      ...passwordErrors,
      'password_required',
      'password_short',
      'password_common',
      'password_unchanged',
      'confirmation_required',
      'confirmation_mismatch',
    ],
  }),
  changeEmail: defineCall(endpoints.changeEmail, {
    summary: 'Mails a link to a new address, which becomes the account’s once the link is opened',
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
    ],
  }),
  deleteAccount: defineCall(endpoints.deleteAccount, {
    summary: 'Deletes one’s account for good: its details, favourites and logins go, its ads are taken down',
    body: DeleteAccountInput,
    answer: Done,
    errors: [...BODY_ERRORS, ...passwordErrors],
  }),
  getPlan: defineCall(endpoints.getPlan, {
    summary: 'The plan that one has bought; `not_found` on the free one',
    answer: z.object({ code: z.literal(200), data: Plan }),
    errors: ['not_found'],
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
