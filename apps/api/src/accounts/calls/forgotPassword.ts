import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { isUnavailable } from '../../db/DatabaseError.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findUserByEmail } from '../repository/users.ts';
import { limitMails } from '../services/accountLimits.ts';

/** Mails a link to set a new password. Unknown addresses get an error (specification), so attempts are limited. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { db, now, origin, language, countUse }) => {
  await limitMails(db, 'reset mail', body.email, now);
  const user = await findUserByEmail(db, body.email);
  if (!user) {
    await countUse('forgot failed');
    throw new AppError({ code: 'email_unknown', pointer: '/email' });
  }
  const mail = { kind: 'reset', userId: user.id, to: user.email, origin, language, now } as const;
  await enqueueMail(db, mail).catch((error) => {
    throw isUnavailable(error) ? error : new AppError({ code: 'link_not_sent', pointer: '/email' });
  });
  return { code: 200 };
};
