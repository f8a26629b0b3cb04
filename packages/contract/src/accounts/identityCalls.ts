import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS } from '../call/commonSchemas.ts';
import { LOGIN_LIMIT, perHour } from '../call/limits.ts';
import { accountEndpoints } from './endpoints.ts';
import { IdTokenInput } from './identityInputs.ts';
import { LoginAnswer } from './login.ts';

export const identityCalls = {
  beginProviderLogin: defineCall(accountEndpoints.beginProviderLogin, {
    summary: 'Create a nonce for a provider login',
    description: 'The ID token of the identity provider must carry this nonce. It is valid once, for ten minutes.',
    limits: { 'identity nonce': { address: perHour(120) } },
    answer: z.object({ data: z.object({ nonce: z.string() }) }),
    errors: ['too_many_requests'],
  }),
  loginWithProvider: defineCall(accountEndpoints.loginWithProvider, {
    summary: 'Log in with an identity provider',
    description: 'Logs in with an ID token of Google or Apple, and creates an account for a new user.',
    limits: { identity: LOGIN_LIMIT },
    body: IdTokenInput,
    answer: LoginAnswer,
    errors: [
      ...BODY_ERRORS,
      'id_token_required',
      'id_token_refused',
      'identity_unverified',
      'identity_unconfirmed',
      'too_many_logins',
      'unavailable',
    ],
  }),
};
