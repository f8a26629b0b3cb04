import { parsePhone, phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { openSession } from '../../sessions/repository/sessions.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findUsersByMailbox, insertUser } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { buildRegistrationLimit } from '../services/accountLimits.ts';
import { throwRegistrationConflict } from '../services/conflicts.ts';
import { assertNotCommonPassword, hashPassword } from '../services/passwords.ts';
import { isPhoneTaken } from '../services/phones.ts';
import { rememberDevice } from '../services/rememberDevice.ts';

export const register: Handler<'register'> = async ({ body }, context) => {
  const { db, now, request, origin, language, sms, countUse } = context;
  const { name, email, password } = body;
  const phone = body.phone === undefined ? null : parsePhone(body.phone);
  if (body.phone !== undefined && phone === null) throw new AppError({ code: 'phone_invalid', pointer: '/phone' });
  assertNotCommonPassword(password);
  await countUse('register burst');
  const account = {
    name,
    email,
    phone: phone && phoneToE164(phone),
    passwordHash: await hashPassword(password),
    language,
    now,
  };
  const userAgent = request.headers.get('user-agent');
  const { user, token } = await inTransaction(db, async (tx) => {
    if (account.phone !== null && (await isPhoneTaken({ db: tx, sms }, account.phone)))
      throw new AppError({ code: 'register_phone_taken', pointer: '/phone' });
    const user = await insertUser(tx, account);
    // The unique constraint misses shared mailboxes. Checked after the insert, so that taken addresses take as long as
    // free ones.
    if ((await findUsersByMailbox(tx, email)).length > 1)
      throw new AppError({ code: 'register_email_taken', pointer: '/email' });
    await countUse('register', { tx, additionalLimits: [buildRegistrationLimit(user.email)] });
    await recordAuditEvent(tx, { userId: user.id, kind: 'registered', request, now });
    await enqueueMail(tx, { kind: 'verify', userId: user.id, to: user.email, origin, now });
    await rememberDevice(tx, user.id, context);
    return { user, token: await openSession(tx, { userId: user.id, userAgent, now }) };
  }).catch(async (error) => {
    await countUse('register failed');
    return throwRegistrationConflict(error);
  });
  return { token, user: toUser(user, language) };
};
