import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { closeAllSessions } from '../../sessions/repository/sessions.ts';
import { findIdentities } from '../repository/identities.ts';
import { findPasskeys } from '../repository/passkeys.ts';
import { findUserById } from '../repository/users.ts';
import { lockUserWithPassword } from '../services/lockAccount.ts';
import { unlinkIdentities } from '../services/unlinkIdentities.ts';
import { verifyOwner } from '../services/verifyOwner.ts';

export const getLoginMethods: Handler<'getLoginMethods'> = async (_, { db, user, identityProviders }) => {
  const [{ password_hash }, identities] = [await findUserById(db, user.id), await findIdentities(db, user.id)];
  return {
    data: {
      has_password: password_hash !== null,
      identities: identities.map(({ id, issuer, email, created_at }) => ({
        id,
        provider: identityProviders.getName(issuer),
        email,
        linked_at: created_at.toISOString(),
      })),
    },
  };
};

/** Unlinks a provider account, unless it is the only login method; sessions it opened are revoked. */
export const unlinkIdentity: Handler<'unlinkIdentity'> = async ({ params, body }, context) => {
  const { db, user } = context;
  const owner = await verifyOwner(context, body.current_password);
  await inTransaction(db, async (tx) => {
    const lockedUser = await lockUserWithPassword(tx, owner);
    const identities = await findIdentities(tx, user.id);
    const unlinkedIdentities = identities.filter(({ id }) => id === params.id);
    if (unlinkedIdentities.length === 0) throw new AppError({ code: 'not_found', parameter: 'id' });
    const isLastLoginMethod = lockedUser.password_hash === null && identities.length === 1;
    if (isLastLoginMethod && (await findPasskeys(tx, user.id)).length === 0)
      throw new AppError({ code: 'last_login_method' });
    await unlinkIdentities(tx, lockedUser, unlinkedIdentities, context);
    await closeAllSessions(tx, user.id, user.sessionId);
  });
  return { code: 200 };
};
