import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { PASSWORD_PROOFS } from '../call/limits.ts';
import { BODY_ERRORS, Done } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { ConfirmationTokenInput } from './identityInputs.ts';
import { LoginMethods } from './loginMethod.ts';
import { PasskeyLoginInput } from './passkeyInputs.ts';
import { PasswordProofInput } from './twoFactorInputs.ts';

/** Login methods of the user's account, and confirmations by them where an account has no password. */
export const loginMethodCalls = {
  getLoginMethods: defineCall(endpoints.getLoginMethods, {
    summary: 'Whether the account has a password, and which accounts of providers log in to it',
    answer: z.object({ data: LoginMethods }),
    errors: [],
  }),
  unlinkIdentity: defineCall(endpoints.unlinkIdentity, {
    summary: 'Unlinks an account of a provider, which logs in no more, and ends all other sessions',
    limits: PASSWORD_PROOFS,
    params: z.object({ id: z.uuid() }),
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
  confirmWithProvider: defineCall(endpoints.confirmWithProvider, {
    summary:
      'Confirms the session with an ID token of a linked provider: for ten minutes it takes the place of a password',
    limits: PASSWORD_PROOFS,
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
  confirmWithPasskey: defineCall(endpoints.confirmWithPasskey, {
    summary: 'Confirms the session with a passkey: for ten minutes it takes the place of a password',
    limits: PASSWORD_PROOFS,
    body: PasskeyLoginInput,
    answer: Done,
    errors: [...BODY_ERRORS, 'passkey_refused', 'too_many_requests'],
  }),
};
