import { z } from 'zod';
import { User } from './user.ts';

/** A new login. */
export const Login = z
  .object({
    /** 32 random bytes as base64url, sent as `Authorization: Bearer` from now on. Ends after 30 days unused. */
    token: z.string(),
    user: User,
  })
  .meta({ id: 'Login' });
export type Login = z.infer<typeof Login>;

/** The password was right, and the account asks for a second proof. */
export const TwoFactorRequired = z
  .object({
    two_factor_required: z.literal(true),
    /** Sent to `login/two-factor` with a code, within five minutes. It opens nothing else. */
    challenge: z.string(),
  })
  .meta({ id: 'TwoFactorRequired' });
export type TwoFactorRequired = z.infer<typeof TwoFactorRequired>;

/** Answer of a login: a session, or a request for the second factor. */
export const LoginAnswer = z.union([Login, TwoFactorRequired]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;
