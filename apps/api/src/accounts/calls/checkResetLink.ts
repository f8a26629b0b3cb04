import type { Handler } from '../../app/bind.ts';
import { checkMailToken } from '../../mail/repository/mailTokens.ts';
import { limitsOf, useLimits } from '../../request/rateLimits.ts';

const TRIES_AN_HOUR = 60;

/** Says whether a link to set a password works still, before anybody types one. */
export const checkResetLink: Handler<'checkResetLink'> = async ({ body }, { db, now, client }) => {
  await useLimits(db, limitsOf('reset check', client, TRIES_AN_HOUR), now);
  await checkMailToken(db, body.token, ['reset'], now);
  return { code: 200 };
};
