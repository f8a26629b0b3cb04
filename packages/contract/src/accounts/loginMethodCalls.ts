import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, IdParams } from '../call/commonSchemas.ts';
import { PASSWORD_PROOF_LIMITS } from '../call/limits.ts';
import { accountEndpoints } from './endpoints.ts';
import { ConfirmationTokenInput } from './identityInputs.ts';
import { LoginMethods } from './loginMethod.ts';
import { PasskeyLoginInput } from './passkeyInputs.ts';
import { PasswordProofInput } from './twoFactorInputs.ts';

export const loginMethodCalls = {
  getLoginMethods: defineCall(accountEndpoints.getLoginMethods, {
    summary: 'List login methods',
    description: 'Whether the account has a password, and which identity provider accounts are linked.',
    answer: z.object({ data: LoginMethods }),
    errors: [],
  }),
  unlinkIdentity: defineCall(accountEndpoints.unlinkIdentity, {
    summary: 'Unlink an identity provider account',
    description: 'That account can no longer log in, and all other sessions end.',
    limits: PASSWORD_PROOF_LIMITS,
    params: IdParams,
    body: PasswordProofInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'current_password_required',
      'wrong_password',
      'password_missing',
      'reauthentication_required',
      'too_many_requests',
      'invalid_id',
      'not_found',
      'last_login_method',
    ],
  }),
  confirmWithProvider: defineCall(accountEndpoints.confirmWithProvider, {
    summary: 'Confirm the session with an identity provider',
    description: 'An ID token of a linked account replaces the password for ten minutes.',
    limits: PASSWORD_PROOF_LIMITS,
    body: ConfirmationTokenInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'id_token_required',
      'id_token_refused',
      'identity_not_linked',
      'too_many_requests',
      'unavailable',
    ],
  }),
  confirmWithPasskey: defineCall(accountEndpoints.confirmWithPasskey, {
    summary: 'Confirm the session with a passkey',
    description: 'The passkey replaces the password for ten minutes.',
    limits: PASSWORD_PROOF_LIMITS,
    body: PasskeyLoginInput,
    answer: Done,
    errors: [...BODY_ERRORS, 'passkey_refused', 'too_many_requests'],
  }),
};
