import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { alertKeys } from '../repository/alertKeys.ts';
import { searchOfAlert, stopAlert as stop } from '../repository/setAlert.ts';
import { stoppedBy } from '../services/stopToken.ts';

/** Stops the alert of a mail; idempotent. Mail programs call it too (RFC 8058). */
export const stopAlert: Handler<'stopAlert'> = async ({ params }, { db }) => {
  const id = stoppedBy(params.token, (await alertKeys(db)).stopKey);
  if (id === undefined) throw new AppError({ code: 'link_invalid' });
  await stop(db, id);
  return { data: { name: await searchOfAlert(db, id) } };
};
