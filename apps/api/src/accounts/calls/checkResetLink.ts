import type { Handler } from '../../app/bind.ts';
import { checkMailToken } from '../../mail/repository/mailTokens.ts';

/** Says whether a link to set a password works still, before anybody types one. */
export const checkResetLink: Handler<'checkResetLink'> = async ({ body }, { db, now }) => {
  await checkMailToken(db, body.token, ['reset'], now);
  return { code: 200 };
};
