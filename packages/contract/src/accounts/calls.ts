import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/commonSchemas.ts';
import { LOGIN_LIMIT, perHour, perMinute, type RateLimits } from '../call/limits.ts';
import { accountEndpoints } from './endpoints.ts';
import { LoginInput, RegisterInput } from './inputs.ts';
import { Login, LoginAnswer } from './login.ts';
import { User } from './user.ts';

/** Short windows, since a mobile network shares an address. Failures reveal whether an address has an account. */
const REGISTRATION_LIMITS = {
  'register burst': { address: perMinute(20), counts: 'uses' },
  'register failed': { address: { times: 20, seconds: 600 }, counts: 'failures' },
  register: { address: perHour(200), counts: 'uses' },
} as const satisfies RateLimits;

export const accountCalls = {
  register: defineCall(accountEndpoints.register, {
    summary: 'Register',
    description: 'Creates an account and logs in.',
    limits: REGISTRATION_LIMITS,
    body: RegisterInput,
    answer: Login,
    errors: [
      ...BODY_ERRORS,
      'name_required',
      'email_required',
      'email_invalid',
      'phone_invalid',
      'password_required',
      'password_short',
      'password_common',
      'password_simple',
      'password_personal',
      'confirmation_required',
      'confirmation_mismatch',
      'register_email_taken',
      'register_phone_taken',
      'too_many_requests',
    ],
  }),
  login: defineCall(accountEndpoints.login, {
    summary: 'Log in',
    description:
      'Logs in with email and password. An account with two-factor authentication gets a token for the second step instead.',
    limits: { login: { ...LOGIN_LIMIT, counts: 'uses' } },
    body: LoginInput,
    answer: LoginAnswer,
    errors: [
      ...BODY_ERRORS,
      'email_required',
      'email_invalid',
      'password_required',
      'password_short',
      'wrong_login',
      'too_many_logins',
      'too_many_requests',
    ],
  }),
  logout: defineCall(accountEndpoints.logout, {
    summary: 'Log out',
    description: 'Ends the session of the request’s token.',
    answer: Done,
    errors: [],
  }),
  getProfile: defineCall(accountEndpoints.getProfile, {
    summary: 'Get the profile',
    description: 'The account of the user who is logged in.',
    answer: z.object({ data: User }),
    errors: [],
  }),
};
