import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { savePasskeyChallenge } from '../repository/passkeyChallenges.ts';
import { findPasskeyByCredential, recordPasskeyUse } from '../repository/passkeys.ts';
import { beginSession } from '../services/finishLogin.ts';
import { loadWebAuthn } from '../services/loadWebAuthn.ts';
import { lockVerifiedUser } from '../services/lockAccount.ts';
import { verifyPasskeyAssertion } from '../services/verifyPasskey.ts';

export const beginPasskeyLogin: Handler<'beginPasskeyLogin'> = async (_, { db, now, origin }) => {
  const rpID = new URL(origin).hostname;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await savePasskeyChallenge(db, { challenge: options.challenge, userId: null, now });
  return { data: options };
};

export const loginWithPasskey: Handler<'loginWithPasskey'> = async ({ body }, context) => {
  const { db, now, request, origin } = context;
  const row = await findPasskeyByCredential(db, body.credential.id);
  const counter = row && (await verifyPasskeyAssertion(db, { row, credential: body.credential, origin, now }));
  const recordFailedLogin = async (userId?: string) => {
    await recordAuditEvent(db, { userId, kind: 'login_failed', request, now });
    return new AppError({ code: 'passkey_refused' });
  };
  if (!row || counter === undefined) throw await recordFailedLogin(row?.user_id);
  return inTransaction(db, async (tx) => {
    // A reset may have removed the passkey since it was read.
    const confirmProof = () => recordPasskeyUse(tx, { id: row.id, counter, now });
    const user = await lockVerifiedUser(tx, {
      userId: row.user_id,
      confirmProof,
      refusal: { code: 'passkey_refused' },
    });
    return beginSession(tx, user, context, { hasSecondFactor: true });
  }).catch(async (error) => {
    throw error instanceof AppError ? await recordFailedLogin(row.user_id) : error;
  });
};
