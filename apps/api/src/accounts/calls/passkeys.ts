import type { Passkey } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { PasskeyRow } from '../../db/tables/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordSecondFactor } from '../../sessions/repository/sessions.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findIdentities } from '../repository/identities.ts';
import { consumePasskeyChallenge, savePasskeyChallenge } from '../repository/passkeyChallenges.ts';
import { deletePasskey, findPasskeys, insertPasskey, toCredential } from '../repository/passkeys.ts';
import { clearSecondFactorIfLast } from '../repository/secondFactors.ts';
import { findUserById } from '../repository/users.ts';
import { assertEmailConfirmed } from '../services/assertEmailConfirmed.ts';
import { assertStrongSession } from '../services/assertStrongSession.ts';
import { loadWebAuthn } from '../services/loadWebAuthn.ts';
import { lockSessionUser, lockUserWithPassword } from '../services/lockAccount.ts';
import { verifyOwner } from '../services/verifyOwner.ts';

const RP_NAME = 'Mashrabiya';
const MAX_PASSKEYS = 20;
/** A discoverable passkey with user verification counts as two factors. */
const AUTHENTICATOR_SELECTION = { residentKey: 'required', userVerification: 'required' } as const;

/** EdDSA, ES256 and RS256: every device supports one of them; Node marks its others experimental. */
const ALGORITHMS = [-8, -7, -257];

const toPasskey = ({ id, name, created_at, used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});

export const listPasskeys: Handler<'listPasskeys'> = async (_, { db, user }) => ({
  data: (await findPasskeys(db, user.id)).map(toPasskey),
});

export const beginPasskey: Handler<'beginPasskey'> = async ({ body }, context) => {
  const { db, user, now, origin } = context;
  const owner = await verifyOwner(context, body.current_password);
  assertEmailConfirmed(owner);
  await assertStrongSession(owner, context);
  const existingPasskeys = await findPasskeys(db, user.id);
  if (existingPasskeys.length >= MAX_PASSKEYS) throw new AppError({ code: 'passkeys_too_many' });
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: new URL(origin).hostname,
    userName: owner.email,
    userDisplayName: owner.email,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: existingPasskeys.map(toCredential).map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: AUTHENTICATOR_SELECTION,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await savePasskeyChallenge(db, { challenge: options.challenge, userId: user.id, now });
  return { data: options };
};

export const addPasskey: Handler<'addPasskey'> = async ({ body }, context) => {
  const { db, user, now, request, origin } = context;
  assertEmailConfirmed(await findUserById(db, user.id));
  const createRefusal = () => new AppError({ code: 'passkey_refused' });
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: body.credential,
    expectedChallenge: (challenge) => consumePasskeyChallenge(db, { challenge, userId: user.id, now }),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    throw createRefusal();
  });
  if (!verified || !registrationInfo) throw createRefusal();
  const { credential } = registrationInfo;
  const transports = body.credential.response.transports ?? [];
  const row = await inTransaction(db, async (tx) => {
    const { name } = body;
    const owner = await lockSessionUser(tx, user);
    assertEmailConfirmed(owner);
    await assertStrongSession(owner, { ...context, db: tx });
    const newPasskey = { userId: user.id, name, credential: { ...credential, transports }, now };
    const row = await insertPasskey(tx, newPasskey);
    if (!row) throw createRefusal();
    await recordSecondFactor(tx, user.sessionId);
    await recordAuditEvent(tx, { userId: user.id, kind: 'passkey_added', request, now });
    await enqueueMail(tx, { kind: 'passkey_added', userId: user.id, to: owner.email, origin, device: name, now });
    return row;
  });
  return { data: toPasskey(row) };
};

export const removePasskey: Handler<'removePasskey'> = async ({ params, body }, context) => {
  const { db, user, now, request, origin } = context;
  const verifiedOwner = await verifyOwner(context, body.current_password);
  await inTransaction(db, async (tx) => {
    const owner = await lockUserWithPassword(tx, verifiedOwner);
    await assertStrongSession(owner, { ...context, db: tx });
    const removedPasskey = await deletePasskey(tx, user.id, params.id);
    if (!removedPasskey) throw new AppError({ code: 'not_found', parameter: 'id' });
    const otherLogins = [...(await findPasskeys(tx, user.id)), ...(await findIdentities(tx, user.id))];
    if (owner.password_hash === null && otherLogins.length === 0) throw new AppError({ code: 'last_login_method' });
    await clearSecondFactorIfLast(tx, user.id);
    await recordAuditEvent(tx, { userId: user.id, kind: 'passkey_removed', request, now });
    await enqueueMail(tx, {
      kind: 'passkey_removed',
      userId: user.id,
      to: owner.email,
      origin,
      device: removedPasskey.name,
      now,
    });
  });
  return { code: 200 };
};
