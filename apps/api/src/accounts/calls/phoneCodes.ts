import { canReceiveSms } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { toNationalPhone } from '../../catalogue/rules/phone.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { PHONE_CODE_JOB, type PhoneCodePayload } from '../jobs/phoneCodeJob.ts';
import { countPhoneCodeAttempt, createPhoneCode, redeemPhoneCode } from '../repository/phoneCodes.ts';
import { assertNotDeleted, findUserById } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { assertEmailConfirmed } from '../services/assertEmailConfirmed.ts';
import { throwConflict } from '../services/conflicts.ts';
import { limitPhoneCodes } from '../services/limitPhoneCodes.ts';
import { assignPhone } from '../services/phoneCodes.ts';
import { isPhoneTaken } from '../services/phones.ts';

export const requestPhoneCode: Handler<'requestPhoneCode'> = async (_, context) => {
  const { db, now, user, sms, language } = context;
  if (!sms) throw new AppError({ code: 'phone_codes_unavailable' });
  const owner = await findUserById(db, user.id);
  const { phone } = owner;
  assertEmailConfirmed(owner);
  if (phone === null) throw new AppError({ code: 'phone_required', pointer: '/phone' });
  if (owner.phone_verified_at !== null) throw new AppError({ code: 'phone_confirmed', pointer: '/phone' });
  if (!canReceiveSms(toNationalPhone(phone))) throw new AppError({ code: 'phone_not_mobile', pointer: '/phone' });
  if (await isPhoneTaken(context, phone, user.id)) throw new AppError({ code: 'phone_taken', pointer: '/phone' });
  await limitPhoneCodes(phone, context);
  const expires_at = await inTransaction(db, async (tx) => {
    await assertNotDeleted(tx, user.id);
    const { code, expiresAt } = await createPhoneCode(tx, { userId: user.id, phone }, now);
    const expires_at = expiresAt.toISOString();
    const payload: PhoneCodePayload = { user_id: user.id, to: phone, code, language, expires_at };
    await enqueue(tx, { kind: PHONE_CODE_JOB, payload, now });
    return expires_at;
  });
  return { data: { expires_at } };
};

/** Confirms the user's number by the code; idempotent, because the first answer may be lost. */
export const confirmPhone: Handler<'confirmPhone'> = async ({ body }, context) => {
  const { db, now, user, language } = context;
  const phone = await countPhoneCodeAttempt(db, user.id, now);
  if (phone === undefined) throw new AppError({ code: 'phone_code_expired', pointer: '/code' });
  const owner = { userId: user.id, phone };
  const row = await inTransaction(db, async (tx) => {
    if (!(await redeemPhoneCode(tx, owner, body.code, now)))
      throw new AppError({ code: 'phone_code_wrong', pointer: '/code' });
    return assignPhone(tx, owner, context);
  }).catch(throwConflict);
  return { data: toUser(row, language) };
};
