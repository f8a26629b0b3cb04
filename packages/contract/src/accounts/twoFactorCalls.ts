import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/commonSchemas.ts';
import { PASSWORD_PROOF_LIMITS, perHour } from '../call/limits.ts';
import { accountEndpoints } from './endpoints.ts';
import { Login } from './login.ts';
import { CodeInput, LoginCodeInput, PasswordProofInput, TwoFactorProofInput } from './twoFactorInputs.ts';

const passwordErrors = [
  'current_password_required',
  'wrong_password',
  'password_missing',
  'reauthentication_required',
  'too_many_requests',
] as const;
const codeErrors = ['code_required', 'code_invalid', 'wrong_code', 'too_many_requests'] as const;

const RecoveryCodes = z
  .object({ data: z.object({ recovery_codes: z.array(z.string()).length(10) }) })
  .meta({ id: 'RecoveryCodes' });

/** Second factor: codes of an authenticator app (RFC 6238), and ten recovery codes that work once each. */
export const twoFactorCalls = {
  loginTwoFactor: defineCall(accountEndpoints.loginTwoFactor, {
    summary: 'Finish a two-factor login',
    description: 'Takes a code of the authenticator app, or a recovery code.',
    limits: { 'second proof': { address: perHour(60) } },
    body: LoginCodeInput,
    answer: Login,
    errors: [...BODY_ERRORS, ...codeErrors, 'challenge_expired'],
  }),
  getTwoFactor: defineCall(accountEndpoints.getTwoFactor, {
    summary: 'Get two-factor settings',
    description: 'Whether two-factor authentication is on, and how many recovery codes are left.',
    answer: z.object({ data: z.object({ enabled: z.boolean(), recovery_codes_left: z.int().min(0) }) }),
    errors: [],
  }),
  beginTwoFactor: defineCall(accountEndpoints.beginTwoFactor, {
    summary: 'Start two-factor setup',
    description: 'Creates a secret for an authenticator app. It takes effect once a code is confirmed.',
    limits: PASSWORD_PROOF_LIMITS,
    body: PasswordProofInput,
    answer: z.object({
      data: z.object({
        /** Base32, to be typed into the app. Returned only once. */
        secret: z.string(),
        /** The secret as an address, which apps read from a QR code. */
        otpauth_url: z.string(),
      }),
    }),
    errors: [...BODY_ERRORS, ...passwordErrors, 'email_unconfirmed', 'two_factor_is_on', 'second_factor_required'],
  }),
  confirmTwoFactor: defineCall(accountEndpoints.confirmTwoFactor, {
    summary: 'Turn two-factor authentication on',
    description: 'Takes a first code, and answers ten recovery codes.',
    body: CodeInput,
    answer: RecoveryCodes,
    errors: [...BODY_ERRORS, ...codeErrors, 'two_factor_is_on', 'two_factor_is_off', 'second_factor_required'],
  }),
  disableTwoFactor: defineCall(accountEndpoints.disableTwoFactor, {
    summary: 'Turn two-factor authentication off',
    description: 'Logins then need the password only.',
    limits: PASSWORD_PROOF_LIMITS,
    body: TwoFactorProofInput,
    answer: Done,
    errors: [...BODY_ERRORS, ...passwordErrors, ...codeErrors, 'two_factor_is_off'],
  }),
  renewRecoveryCodes: defineCall(accountEndpoints.renewRecoveryCodes, {
    summary: 'Create new recovery codes',
    description: 'Ten new codes replace the previous ones.',
    limits: PASSWORD_PROOF_LIMITS,
    body: TwoFactorProofInput,
    answer: RecoveryCodes,
    errors: [...BODY_ERRORS, ...passwordErrors, ...codeErrors, 'two_factor_is_off'],
  }),
};
