import type { Handler } from '../../app/callHandler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findUserById } from '../repository/users.ts';
import { limitMails } from '../services/accountLimits.ts';

export const resendVerification: Handler<'resendVerification'> = async (_, { db, user, now, origin }) => {
  const { email, email_verified_at } = await findUserById(db, user.id);
  if (email_verified_at) return { code: 200, data: false };
  await limitMails(db, 'verify mail', email, now);
  await enqueueMail(db, { kind: 'verify', userId: user.id, to: email, origin, now });
  return { code: 200, data: true };
};
