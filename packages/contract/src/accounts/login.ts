import { z } from 'zod';
import { User } from './user.ts';

export const Login = z
  .object({
    /** 32 random bytes as base64url, sent as `Authorization: Bearer`. Expires after 30 days without use. */
    token: z.string(),
    user: User,
  })
  .meta({ id: 'Login' });
export type Login = z.infer<typeof Login>;

const TwoFactorRequired = z
  .object({
    two_factor_required: z.literal(true),
    /** Sent to `login/two-factor` with a code within five minutes. It grants nothing else. */
    challenge: z.string(),
  })
  .meta({ id: 'TwoFactorRequired' });

export const LoginAnswer = z.union([Login, TwoFactorRequired]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;
