import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { LoginAnswer } from '../entities/login.ts';
import { IdTokenInput } from '../inputs/identities.ts';
import { defineCall } from './call.ts';
import { BODY_ERRORS } from './shared.ts';

/** Login with Google or Apple by OpenID Connect. */
export const identityCalls = {
  beginProviderLogin: defineCall(endpoints.beginProviderLogin, {
    summary: 'A nonce for a login by a provider: its ID token has to carry it. Good for ten minutes, once',
    answer: z.object({ data: z.object({ nonce: z.string() }) }),
    errors: ['too_many_requests'],
  }),
  loginWithProvider: defineCall(endpoints.loginWithProvider, {
    summary: 'Logs in with the ID token of a provider, Google or Apple; opens an account for who has none',
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
