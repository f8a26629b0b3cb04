import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS } from '../call/commonSchemas.ts';
import { perDay, perHour } from '../call/limits.ts';
import { accountEndpoints } from './endpoints.ts';
import { PhoneCodeInput } from './twoFactorInputs.ts';
import { User } from './user.ts';

export const phoneCalls = {
  requestPhoneCode: defineCall(accountEndpoints.requestPhoneCode, {
    summary: 'Request a code by SMS',
    description: 'Sends a code of six digits to the phone number of the account. It replaces earlier codes.',
    // A mobile network shares an address. Each number has its own limits, and all numbers share a daily one.
    limits: {
      'phone code request': { address: perHour(200) },
      'phone code': { user: perDay(10), counts: 'uses' },
    },
    answer: z.object({ data: z.object({ expires_at: z.iso.datetime() }) }),
    errors: [
      'account_blocked',
      'email_unconfirmed',
      'phone_codes_unavailable',
      'phone_required',
      'phone_not_mobile',
      'phone_confirmed',
      'phone_taken',
      'retry_too_soon',
      'too_many_requests',
    ],
  }),
  confirmPhone: defineCall(accountEndpoints.confirmPhone, {
    summary: 'Confirm the phone number',
    description:
      'Confirms the phone number by the code sent to it, with five attempts, and removes it from accounts that have not confirmed it.',
    limits: { 'phone code try': { address: perHour(200) } },
    body: PhoneCodeInput,
    answer: z.object({ data: User }),
    errors: [
      ...BODY_ERRORS,
      'code_required',
      'phone_code_invalid',
      'phone_code_wrong',
      'phone_code_expired',
      'phone_taken',
      'too_many_requests',
    ],
  }),
};
