import type { Login, LoginAnswer } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openSession, recordLanguage } from '../../sessions/repository/sessions.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { createLoginChallenge } from '../repository/loginChallenges.ts';
import { notifyNewDevice } from '../repository/newDevice.ts';
import { isTwoFactorOn } from '../repository/twoFactor.ts';
import { toUser } from '../rules/toUser.ts';
import { type LoginProof, lockVerifiedUser } from './lockAccount.ts';
import { type DeviceContext, rememberDevice } from './rememberDevice.ts';

export interface LoginContext extends DeviceContext {
  origin: string;
  language: Language;
}

/** Logs in a user who has passed all factors. The user's row must be locked by the transaction `tx`. */
export async function beginSession(
  tx: Kysely<Tables>,
  user: UserRow,
  context: LoginContext,
  { hasSecondFactor = false } = {},
): Promise<Login> {
  const { request, origin, language, now } = context;
  if (user.language !== language) await recordLanguage(tx, user.id, language);
  await rememberDevice(tx, user.id, context);
  await notifyNewDevice(tx, { user, request, origin, now });
  await recordAuditEvent(tx, { userId: user.id, kind: 'login', request, now });
  const userAgent = request.headers.get('user-agent');
  const token = await openSession(tx, { userId: user.id, userAgent, now, hasSecondFactor });
  return { token, user: toUser(user, language) };
}

export const finishLogin = (db: Kysely<Tables>, proof: LoginProof, context: LoginContext): Promise<LoginAnswer> =>
  inTransaction(db, async (tx) => {
    const user = await lockVerifiedUser(tx, proof);
    if (!(await isTwoFactorOn(tx, user.id))) return beginSession(tx, user, context);
    return { two_factor_required: true, challenge: await createLoginChallenge(tx, user.id, context.now) };
  });
