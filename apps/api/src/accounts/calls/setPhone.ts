import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findUserById, updateUser } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { throwConflict } from '../services/conflicts.ts';
import { lockSessionUser } from '../services/lockAccount.ts';
import { mergePhoneChange, validatePhoneChange } from '../services/phones.ts';

export const setPhone: Handler<'setPhone'> = async ({ body }, context) => {
  const { db, user, language, request, now } = context;
  const nextPhone = phoneToE164(body.phone);
  const owner = await findUserById(db, user.id);
  await validatePhoneChange(owner, { phone: nextPhone, password: body.current_password }, context);
  const row = await inTransaction(db, async (tx) => {
    const previous = await lockSessionUser(tx, user);
    const phone = mergePhoneChange(owner, previous, nextPhone);
    if (phone !== previous.phone) await recordAuditEvent(tx, { userId: user.id, kind: 'phone_changed', request, now });
    return updateUser(tx, user.id, { phone });
  }).catch(throwConflict);
  return { data: toUser(row, language) };
};
