import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../app/bind.ts';
import { refuseTaken } from './taken.ts';
import { toUser } from './toUser.ts';
import { updateUser } from './users.ts';

/** Changes or adds one's phone. */
export const setPhone: Handler<'setPhone'> = async ({ body }, { db, user, language }) => {
  const row = await updateUser(db, user.id, { phone: phoneToE164(body.phone) }).catch(refuseTaken);
  return { data: toUser(row, language) };
};
