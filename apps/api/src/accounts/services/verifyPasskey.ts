import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PasskeyRow } from '../../db/tables/account.ts';
import { consumePasskeyChallenge } from '../repository/passkeyChallenges.ts';
import { toCredential } from '../repository/passkeys.ts';
import { loadWebAuthn } from './loadWebAuthn.ts';

/** Returns the signature counter; undefined if the signature is not by this key, for this site and challenge. */
export async function verifyPasskeyAssertion(
  db: Kysely<Tables>,
  {
    row,
    credential,
    origin,
    now,
  }: { row: PasskeyRow; credential: AuthenticationResponseJSON; origin: string; now: Date },
): Promise<number | undefined> {
  const { userHandle } = credential.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== row.user_id) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verification = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => consumePasskeyChallenge(db, { challenge, userId: null, now }),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: toCredential(row),
  }).catch(() => undefined);
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined;
}
