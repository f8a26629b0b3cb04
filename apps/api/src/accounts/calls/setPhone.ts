import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noteEvent } from '../repository/audit.ts';
import { updateUser } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { limitPhones } from '../services/accountLimits.ts';
import { refuseTaken } from '../services/taken.ts';

/** Changes or adds one's phone. */
export const setPhone: Handler<'setPhone'> = async ({ body }, { db, user, language, client, request, now }) => {
  await limitPhones(db, { userId: user.id, client, now });
  const row = await inTransaction(db, async (tx) => {
    await noteEvent(tx, { userId: user.id, kind: 'phone_changed', request, now });
    return updateUser(tx, user.id, { phone: phoneToE164(body.phone) });
  }).catch(refuseTaken);
  return { data: toUser(row, language) };
};
