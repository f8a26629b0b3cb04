import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../app/bind.ts';
import { refuseTaken } from './taken.ts';
import { toUser } from './toUser.ts';
import { nameColumns, updateUser } from './users.ts';

/** Changes one's name and phone. */
export const updateProfile: Handler<'updateProfile'> = async ({ body }, { db, user, language }) => {
  const phone = body.phone === '' ? null : phoneToE164(body.phone);
  const row = await updateUser(db, user.id, { ...nameColumns(body.name), phone }).catch(refuseTaken);
  return { data: toUser(row, language) };
};
