import type { Handler } from '../../app/callHandler.ts';
import { assertValidMailToken } from '../../mail/repository/mailTokens.ts';

export const checkResetLink: Handler<'checkResetLink'> = async ({ body }, { db, now }) => {
  await assertValidMailToken(db, body.token, ['reset'], now);
  return { code: 200 };
};
