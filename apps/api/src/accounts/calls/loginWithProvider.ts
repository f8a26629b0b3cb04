import { EMAIL_PATTERN, mailboxOf } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Identity } from '../../openid/IdentityProviders.ts';
import { noteEvent } from '../repository/audit.ts';
import { addMissingEmail, createNonce, linkIdentity, useNonce, userOfIdentity } from '../repository/identities.ts';
import { foldedEmail, insertUser, lockUser, updateUser, userByEmail } from '../repository/users.ts';
import { finishLogin } from '../services/finishLogin.ts';
import type { Proof } from '../services/lockAccount.ts';
import { refuseTaken } from '../services/taken.ts';
import { type LinkContext, notifyLink } from '../services/unlinkIdentities.ts';

export const beginProviderLogin: Handler<'beginProviderLogin'> = async (_, { db, now }) => {
  return { data: { nonce: await createNonce(db, now) } };
};

/** Creates an account without password for an address that the provider has verified. */
async function openAccount(
  tx: Kysely<Tables>,
  { name }: Identity,
  email: string,
  context: LinkContext,
): Promise<UserRow> {
  const { now, origin, request, language } = context;
  const unnamed = email.replace(/@.*/, '');
  const account = { name: name ?? unnamed, email, phone: null, passwordHash: null, language, now };
  const { id } = await insertUser(tx, account);
  await noteEvent(tx, { userId: id, kind: 'registered', request, now });
  await enqueueMail(tx, { kind: 'welcome', userId: id, to: email, origin, now });
  return updateUser(tx, id, { email_verified_at: now });
}

/** Finds the account for a new identity: one whose address both sides have verified, or a new one. */
async function linkedUser(tx: Kysely<Tables>, identity: Identity, context: LinkContext): Promise<UserRow> {
  const { issuer, subject, verifiedEmail } = identity;
  if (verifiedEmail === null || !EMAIL_PATTERN.test(foldedEmail(verifiedEmail)))
    throw new AppError({ code: 'identity_unverified' });
  const found = await userByEmail(tx, verifiedEmail);
  const known = found && (await lockUser(tx, found.id));
  if (known && !isConfirmed(known, verifiedEmail)) throw new AppError({ code: 'identity_unconfirmed' });
  const user = known ?? (await openAccount(tx, identity, foldedEmail(verifiedEmail), context));
  const email = foldedEmail(verifiedEmail);
  await linkIdentity(tx, { issuer, subject, email, userId: user.id, now: context.now });
  if (known) await notifyLink(tx, 'identity_linked', { user, identity: { issuer, email } }, context);
  return user;
}

const isConfirmed = ({ email, email_verified_at }: UserRow, address: string): boolean =>
  email_verified_at !== null && mailboxOf(email) === mailboxOf(address);

export const loginWithProvider: Handler<'loginWithProvider'> = async ({ body }, context) => {
  const { db, now, identityProviders } = context;
  const verified = await identityProviders.verify(body.id_token, now);
  // Apple's tokens carry no name; it is sent beside the first token only.
  const identity = { ...verified, name: verified.name ?? body.name ?? null };
  if (!(await useNonce(db, identity.nonce, now))) {
    throw new AppError({ code: 'id_token_refused', pointer: '/id_token' });
  }
  const user =
    (await userOfIdentity(db, identity)) ??
    (await inTransaction(db, (tx) => linkedUser(tx, identity, context)).catch(
      // A concurrent first login has linked it.
      async (error) => (await userOfIdentity(db, identity)) ?? refuseTaken(error),
    ));
  if (identity.verifiedEmail) await addMissingEmail(db, { ...identity, email: foldedEmail(identity.verifiedEmail) });
  const proof: Proof = {
    userId: user.id,
    // A password reset may have unlinked the identity since it was read.
    stillHolds: async ({ id }, tx) => (await userOfIdentity(tx, identity))?.id === id,
    refusal: { code: 'id_token_refused', pointer: '/id_token' },
  };
  return finishLogin(db, proof, context);
};
