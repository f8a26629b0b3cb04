import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { disableAlert, findSearchNameByAlert } from '../repository/setAlert.ts';
import { ensureUnsubscribeKey } from '../repository/unsubscribeKey.ts';
import { verifyUnsubscribeToken } from '../services/unsubscribeToken.ts';

/** Stops the alert of a mail; idempotent. Mail programs call it too (RFC 8058). */
export const stopAlert: Handler<'stopAlert'> = async ({ params }, { db }) => {
  const id = verifyUnsubscribeToken(params.token, await ensureUnsubscribeKey(db));
  if (id === undefined) throw new AppError({ code: 'link_invalid' });
  await disableAlert(db, id);
  return { data: { name: await findSearchNameByAlert(db, id) } };
};
