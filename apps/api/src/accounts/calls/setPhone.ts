import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noteEvent } from '../repository/audit.ts';
import { updateUser, userById } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { admitPhone } from '../services/phones.ts';
import { refuseTaken } from '../services/taken.ts';

export const setPhone: Handler<'setPhone'> = async ({ body }, context) => {
  const { db, user, language, request, now } = context;
  const phone = phoneToE164(body.phone);
  await admitPhone(await userById(db, user.id), { phone, password: body.current_password }, context);
  const row = await inTransaction(db, async (tx) => {
    await noteEvent(tx, { userId: user.id, kind: 'phone_changed', request, now });
    return updateUser(tx, user.id, { phone });
  }).catch(refuseTaken);
  return { data: toUser(row, language) };
};
