import { EMAIL_PATTERN, toMailbox } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Identity } from '../../openid/IdentityProviders.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import {
  addMissingEmail,
  consumeNonce,
  createNonce,
  findUserByIdentity,
  linkIdentity,
} from '../repository/identities.ts';
import { findUserByEmail, foldEmail, insertUser, lockUser, updateUser } from '../repository/users.ts';
import { throwConflict } from '../services/conflicts.ts';
import { finishLogin } from '../services/finishLogin.ts';
import type { LoginProof } from '../services/lockAccount.ts';
import { type LinkContext, notifyLink } from '../services/unlinkIdentities.ts';

export const beginProviderLogin: Handler<'beginProviderLogin'> = async (_, { db, now }) => {
  return { data: { nonce: await createNonce(db, now) } };
};

/** Creates an account without password for an address that the provider has verified. */
async function createAccount(
  tx: Kysely<Tables>,
  { name }: Identity,
  email: string,
  context: LinkContext,
): Promise<UserRow> {
  const { now, origin, request, language } = context;
  const fallbackName = email.replace(/@.*/, '');
  const account = { name: name ?? fallbackName, email, phone: null, passwordHash: null, language, now };
  const { id } = await insertUser(tx, account);
  await recordAuditEvent(tx, { userId: id, kind: 'registered', request, now });
  await enqueueMail(tx, { kind: 'welcome', userId: id, to: email, origin, now });
  return updateUser(tx, id, { email_verified_at: now });
}

/** Links a new identity to the account with the same address, which must be confirmed, or else to a new account. */
async function linkIdentityToUser(tx: Kysely<Tables>, identity: Identity, context: LinkContext): Promise<UserRow> {
  const { issuer, subject, verifiedEmail } = identity;
  if (verifiedEmail === null || !EMAIL_PATTERN.test(foldEmail(verifiedEmail)))
    throw new AppError({ code: 'identity_unverified' });
  const userWithEmail = await findUserByEmail(tx, verifiedEmail);
  const existingUser = userWithEmail && (await lockUser(tx, userWithEmail.id));
  if (existingUser && !isConfirmedEmail(existingUser, verifiedEmail))
    throw new AppError({ code: 'identity_unconfirmed' });
  const user = existingUser ?? (await createAccount(tx, identity, foldEmail(verifiedEmail), context));
  const email = foldEmail(verifiedEmail);
  await linkIdentity(tx, { issuer, subject, email, userId: user.id, now: context.now });
  if (existingUser) await notifyLink(tx, 'identity_linked', { user, identity: { issuer, email } }, context);
  return user;
}

const isConfirmedEmail = ({ email, email_verified_at }: UserRow, address: string): boolean =>
  email_verified_at !== null && toMailbox(email) === toMailbox(address);

export const loginWithProvider: Handler<'loginWithProvider'> = async ({ body }, context) => {
  const { db, now, identityProviders } = context;
  const verifiedIdentity = await identityProviders.verify(body.id_token, now);
  // Apple sends the name only beside the first token, never in a token.
  const identity = { ...verifiedIdentity, name: verifiedIdentity.name ?? body.name ?? null };
  if (!(await consumeNonce(db, identity.nonce, now))) {
    throw new AppError({ code: 'id_token_refused', pointer: '/id_token' });
  }
  const user =
    (await findUserByIdentity(db, identity)) ??
    (await inTransaction(db, (tx) => linkIdentityToUser(tx, identity, context)).catch(
      // A concurrent first login has linked the identity.
      async (error) => (await findUserByIdentity(db, identity)) ?? throwConflict(error),
    ));
  if (identity.verifiedEmail) await addMissingEmail(db, { ...identity, email: foldEmail(identity.verifiedEmail) });
  const proof: LoginProof = {
    userId: user.id,
    // A password reset may have unlinked the identity since it was read.
    confirmProof: async ({ id }, tx) => (await findUserByIdentity(tx, identity))?.id === id,
    refusal: { code: 'id_token_refused', pointer: '/id_token' },
  };
  return finishLogin(db, proof, context);
};
