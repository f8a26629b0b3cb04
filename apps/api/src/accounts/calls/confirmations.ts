import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { confirmSession, recordSecondFactor } from '../../sessions/repository/sessions.ts';
import { consumeNonce, findUserByIdentity } from '../repository/identities.ts';
import { findPasskeyByCredential, recordPasskeyUse } from '../repository/passkeys.ts';
import { verifyPasskeyAssertion } from '../services/verifyPasskey.ts';

export const confirmWithProvider: Handler<'confirmWithProvider'> = async ({ body }, context) => {
  const { db, user, now, identityProviders, countUse } = context;
  await countUse('current password');
  const identity = await identityProviders.verify(body.id_token, now);
  if (!(await consumeNonce(db, identity.nonce, now)))
    throw new AppError({ code: 'id_token_refused', pointer: '/id_token' });
  if ((await findUserByIdentity(db, identity))?.id !== user.id) throw new AppError({ code: 'identity_not_linked' });
  await confirmSession(db, user.sessionId, now);
  return { code: 200 };
};

export const confirmWithPasskey: Handler<'confirmWithPasskey'> = async ({ body: { credential } }, context) => {
  const { db, user, now, origin, countUse } = context;
  await countUse('current password');
  const row = await findPasskeyByCredential(db, credential.id);
  const counter =
    row?.user_id === user.id ? await verifyPasskeyAssertion(db, { row, credential, origin, now }) : undefined;
  if (!row || counter === undefined || !(await recordPasskeyUse(db, { id: row.id, counter, now })))
    throw new AppError({ code: 'passkey_refused' });
  await confirmSession(db, user.sessionId, now);
  await recordSecondFactor(db, user.sessionId);
  return { code: 200 };
};
