import type { Handler } from '../../app/bind.ts';
import { checkMailToken } from '../../mail/repository/mailTokens.ts';

export const checkResetLink: Handler<'checkResetLink'> = async ({ body }, { db, now }) => {
  await checkMailToken(db, body.token, ['reset'], now);
  return { code: 200 };
};
