import type { ContextOf, Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordSecondFactor } from '../../sessions/repository/sessions.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { clearSecondFactorIfLast } from '../repository/secondFactors.ts';
import {
  activateTwoFactor,
  countRecoveryCodes,
  isTwoFactorOn,
  removeTwoFactor,
  saveTwoFactorSecret,
  storeRecoveryCodes,
} from '../repository/twoFactor.ts';
import { buildOtpauthUrl } from '../rules/twoFactorRules.ts';
import { assertEmailConfirmed } from '../services/assertEmailConfirmed.ts';
import { assertStrongSession } from '../services/assertStrongSession.ts';
import { limitUserCodes } from '../services/limitCodes.ts';
import { lockSessionUser, lockUserWithPassword } from '../services/lockAccount.ts';
import { generateRecoveryCodes, generateSecret } from '../services/twoFactorSecrets.ts';
import { verifyOwner } from '../services/verifyOwner.ts';
import { verifySecondFactor } from '../services/verifySecondFactor.ts';

export const getTwoFactor: Handler<'getTwoFactor'> = async (_, { db, user }) => {
  const [enabled, recovery_codes_left] = [await isTwoFactorOn(db, user.id), await countRecoveryCodes(db, user.id)];
  return { data: { enabled, recovery_codes_left } };
};

/** Creates a secret for an app. Requires the password, so that an open session cannot lock the owner out. */
export const beginTwoFactor: Handler<'beginTwoFactor'> = async ({ body }, context) => {
  const { db, user, now } = context;
  const owner = await verifyOwner(context, body.current_password);
  assertEmailConfirmed(owner);
  await assertStrongSession(owner, context);
  const secret = generateSecret();
  const isSaved = await inTransaction(db, async (tx) => {
    await lockUserWithPassword(tx, owner);
    return saveTwoFactorSecret(tx, { userId: user.id, secret, now });
  });
  if (!isSaved) throw new AppError({ code: 'two_factor_is_on' });
  return { data: { secret, otpauth_url: buildOtpauthUrl(secret, owner.email) } };
};

export const confirmTwoFactor: Handler<'confirmTwoFactor'> = async ({ body }, context) => {
  const { db, user, now, origin, request } = context;
  if (await isTwoFactorOn(db, user.id)) throw new AppError({ code: 'two_factor_is_on' });
  await limitUserCodes(db, user.id, now);
  const recovery_codes = generateRecoveryCodes();
  await inTransaction(db, async (tx) => {
    const owner = await lockSessionUser(tx, user);
    await assertStrongSession(owner, { ...context, db: tx });
    if (!(await activateTwoFactor(tx, { userId: user.id, code: body.code, now }))) {
      throw new AppError({ code: 'wrong_code', pointer: '/code' });
    }
    await storeRecoveryCodes(tx, user.id, recovery_codes);
    await recordSecondFactor(tx, user.sessionId);
    await recordAuditEvent(tx, { userId: user.id, kind: 'two_factor_on', request, now });
    await enqueueMail(tx, { kind: 'two_factor_on', userId: user.id, to: owner.email, origin, now });
  });
  return { data: { recovery_codes } };
};

interface TwoFactorProof {
  current_password: string | null;
  code: string;
}

async function verifyBothFactors(
  { current_password, code }: TwoFactorProof,
  context: ContextOf<'disableTwoFactor'> | ContextOf<'renewRecoveryCodes'>,
): Promise<UserRow> {
  const { db, user, now, request } = context;
  if (!(await isTwoFactorOn(db, user.id))) throw new AppError({ code: 'two_factor_is_off' });
  const owner = await verifyOwner(context, current_password);
  await limitUserCodes(db, user.id, now);
  await verifySecondFactor(db, { userId: user.id, code, request, now });
  return owner;
}

export const disableTwoFactor: Handler<'disableTwoFactor'> = async ({ body }, context) => {
  const { db, user, now, origin, request } = context;
  const owner = await verifyBothFactors(body, context);
  await inTransaction(db, async (tx) => {
    const { email } = await lockUserWithPassword(tx, owner);
    await removeTwoFactor(tx, user.id);
    await clearSecondFactorIfLast(tx, user.id);
    await recordAuditEvent(tx, { userId: user.id, kind: 'two_factor_off', request, now });
    await enqueueMail(tx, { kind: 'two_factor_off', userId: user.id, to: email, origin, now });
  });
  return { code: 200 };
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async ({ body }, context) => {
  const { db, user, now, request } = context;
  const owner = await verifyBothFactors(body, context);
  const recovery_codes = generateRecoveryCodes();
  await inTransaction(db, async (tx) => {
    await lockUserWithPassword(tx, owner);
    await storeRecoveryCodes(tx, user.id, recovery_codes);
    await recordAuditEvent(tx, { userId: user.id, kind: 'recovery_codes_renewed', request, now });
  });
  return { data: { recovery_codes } };
};
