import type { Alert } from '@mashrabiya/contract';
import { assertNotDeleted, findUserById } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeSubscription, saveSubscription } from '../../push/repository/pushSubscriptions.ts';
import { ensureVapidKeys } from '../../push/repository/vapidKeys.ts';
import { findAlert, setAlert } from '../repository/setAlert.ts';
import { isPushService } from '../rules/pushServices.ts';

const ALERT_OFF: Alert = { frequency: 'none', by_mail: true, by_push: false };

export const getAlerts: Handler<'getAlerts'> = async (_, { db, user }) => {
  const { frequency, by_mail, by_push } = (await findAlert(db, user.id, null)) ?? ALERT_OFF;
  const { email_verified_at } = await findUserById(db, user.id);
  const { publicKey } = await ensureVapidKeys(db);
  return {
    data: {
      favorites: { frequency, by_mail, by_push },
      email_verified: email_verified_at !== null,
      push_key: publicKey,
    },
  };
};

export const setFavoriteAlert: Handler<'setFavoriteAlert'> = async ({ body }, { db, user, now }) => {
  await inTransaction(db, (tx) => setAlert(tx, { userId: user.id, searchId: null, alert: body, now }));
  return { data: body };
};

export const subscribePush: Handler<'subscribePush'> = async ({ body }, { db, user, now }) => {
  if (!isPushService(body.endpoint)) throw new AppError({ code: 'invalid_field', pointer: '/endpoint' });
  const { endpoint, keys } = body;
  await inTransaction(db, async (tx) => {
    await assertNotDeleted(tx, user.id);
    await saveSubscription(tx, { user, endpoint, ...keys, now });
  });
  return { code: 200 };
};

export const unsubscribePush: Handler<'unsubscribePush'> = async ({ body }, { db, user }) => {
  await removeSubscription(db, user.id, body.endpoint);
  return { code: 200 };
};
