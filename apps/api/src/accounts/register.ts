import { type ProblemCode, parsePhone, phoneToE164 } from '@mashrabiya/contract';
import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { limitsOf, useLimits } from '../request/rateLimits.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { toUser } from './toUser.ts';
import { insertUser } from './users.ts';

/** Accounts that an address may try to open in an hour: a family or an office, not a machine. */
const TRIES_AN_HOUR = 20;

const TAKEN: Record<string, { code: ProblemCode; pointer: string }> = {
  app_user_email: { code: 'email_taken', pointer: '/email' },
  app_user_phone: { code: 'phone_taken', pointer: '/phone' },
};

const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';

/** Opens an account and logs in. */
export const register: Handler<'register'> = async ({ body }, { db, now, client, request, language }) => {
  const { name, email, password } = body;
  const phone = body.phone === undefined ? null : parsePhone(body.phone);
  if (body.phone !== undefined && phone === null) throw new AppError({ code: 'phone_invalid', pointer: '/phone' });
  if (isCommonPassword(password)) throw new AppError({ code: 'password_common', pointer: '/password' });
  await useLimits(db, limitsOf('register', client, TRIES_AN_HOUR), now);
  const account = {
    name,
    email,
    phone: phone && phoneToE164(phone),
    passwordHash: await hashPassword(password),
    language,
    now,
  };
  const user = await insertUser(db, account).catch((error: unknown) => {
    const taken = TAKEN[constraintOf(error)];
    throw taken ? new AppError(taken) : error;
  });
  const token = await openSession(db, { userId: user.id, userAgent: request.headers.get('user-agent'), now });
  return { token, user: toUser(user, language) };
};
