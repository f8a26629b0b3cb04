import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, IdParams } from '../call/commonSchemas.ts';
import { LOGIN_LIMIT, PASSWORD_PROOF_LIMITS, perHour } from '../call/limits.ts';
import { accountEndpoints } from './endpoints.ts';
import { Login } from './login.ts';
import { Passkey, PasskeyCreation, PasskeyRequest } from './passkey.ts';
import { PasskeyInput, PasskeyLoginInput } from './passkeyInputs.ts';
import { PasswordProofInput } from './twoFactorInputs.ts';

const passwordErrors = [
  'current_password_required',
  'wrong_password',
  'password_missing',
  'reauthentication_required',
  'too_many_requests',
] as const;

export const passkeyCalls = {
  beginPasskeyLogin: defineCall(accountEndpoints.beginPasskeyLogin, {
    summary: 'Get options for a passkey login',
    description: 'Options for `navigator.credentials.get`.',
    limits: { 'passkey request': { address: perHour(120) } },
    answer: z.object({ data: PasskeyRequest }),
    errors: ['too_many_requests'],
  }),
  loginWithPasskey: defineCall(accountEndpoints.loginWithPasskey, {
    summary: 'Log in with a passkey',
    description: 'A passkey also counts as the second factor of an account with two-factor authentication.',
    limits: { passkey: LOGIN_LIMIT },
    body: PasskeyLoginInput,
    answer: Login,
    errors: [...BODY_ERRORS, 'passkey_refused', 'too_many_logins'],
  }),
  listPasskeys: defineCall(accountEndpoints.listPasskeys, {
    summary: 'List passkeys',
    description: 'The passkeys of the account, newest first.',
    answer: z.object({ data: z.array(Passkey) }),
    errors: [],
  }),
  beginPasskey: defineCall(accountEndpoints.beginPasskey, {
    summary: 'Get options for a new passkey',
    description: 'Options for `navigator.credentials.create`.',
    limits: PASSWORD_PROOF_LIMITS,
    body: PasswordProofInput,
    answer: z.object({ data: PasskeyCreation }),
    errors: [...BODY_ERRORS, ...passwordErrors, 'email_unconfirmed', 'passkeys_too_many', 'second_factor_required'],
  }),
  addPasskey: defineCall(accountEndpoints.addPasskey, {
    summary: 'Add a passkey',
    description: 'Stores a passkey that the browser has created.',
    body: PasskeyInput,
    answer: z.object({ data: Passkey }),
    errors: [
      ...BODY_ERRORS,
      'passkey_name_required',
      'email_unconfirmed',
      'passkey_refused',
      'passkeys_too_many',
      'second_factor_required',
    ],
  }),
  removePasskey: defineCall(accountEndpoints.removePasskey, {
    summary: 'Remove a passkey',
    description: 'It can no longer log in.',
    limits: PASSWORD_PROOF_LIMITS,
    params: IdParams,
    body: PasswordProofInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      ...passwordErrors,
      'invalid_id',
      'not_found',
      'last_login_method',
      'second_factor_required',
    ],
  }),
};
