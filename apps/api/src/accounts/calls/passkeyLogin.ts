import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { PasskeyRow } from '../../db/tables/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noteEvent } from '../repository/audit.ts';
import { rememberChallenge, useChallenge } from '../repository/passkeyChallenges.ts';
import { credentialOf, passkeyOfCredential, usePasskey } from '../repository/passkeys.ts';
import { beginSession } from '../services/finishLogin.ts';
import { lockProved } from '../services/lockAccount.ts';

/** What a browser asks for a passkey with: whichever the person has for this site. */
export const beginPasskeyLogin: Handler<'beginPasskeyLogin'> = async (_, { db, now, origin }) => {
  const rpID = new URL(origin).hostname;
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await rememberChallenge(db, { challenge: options.challenge, userId: null, now });
  return { data: options };
};

type Credential = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** The count of uses that a signature carries; undefined where it is not this key's, of this site, for a login of now. */
async function verifiedCounter(
  db: Kysely<Tables>,
  { row, credential, origin, now }: { row: PasskeyRow; credential: Credential; origin: string; now: Date },
): Promise<number | undefined> {
  const { userHandle } = credential.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== row.user_id) return undefined;
  const answer = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => useChallenge(db, { challenge, userId: null, now }),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: credentialOf(row),
  }).catch(() => undefined);
  return answer?.verified ? answer.authenticationInfo.newCounter : undefined;
}

/** Logs in with a passkey. */
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
