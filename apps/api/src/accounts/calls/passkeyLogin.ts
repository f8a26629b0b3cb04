import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noteEvent } from '../repository/audit.ts';
import { rememberChallenge } from '../repository/passkeyChallenges.ts';
import { passkeyOfCredential, usePasskey } from '../repository/passkeys.ts';
import { beginSession } from '../services/finishLogin.ts';
import { lockProved } from '../services/lockAccount.ts';
import { verifiedCounter } from '../services/verifyPasskey.ts';

/** Options for any passkey that the user has for this site. */
export const beginPasskeyLogin: Handler<'beginPasskeyLogin'> = async (_, { db, now, origin }) => {
  const rpID = new URL(origin).hostname;
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await rememberChallenge(db, { challenge: options.challenge, userId: null, now });
  return { data: options };
};

export const loginWithPasskey: Handler<'loginWithPasskey'> = async ({ body }, context) => {
  const { db, now, request, origin } = context;
  const row = await passkeyOfCredential(db, body.credential.id);
  const counter = row && (await verifiedCounter(db, { row, credential: body.credential, origin, now }));
  const refused = async (userId?: string) => {
    await noteEvent(db, { userId, kind: 'login_failed', request, now });
    return new AppError({ code: 'passkey_refused' });
  };
  if (!row || counter === undefined) throw await refused(row?.user_id);
  return inTransaction(db, async (tx) => {
    // A reset may have removed the passkey since it was read.
    const stillHolds = () => usePasskey(tx, { id: row.id, counter, now });
    const user = await lockProved(tx, { userId: row.user_id, stillHolds, refusal: { code: 'passkey_refused' } });
    return beginSession(tx, user, context);
  }).catch(async (error) => {
    throw error instanceof AppError ? await refused(row.user_id) : error;
  });
};
