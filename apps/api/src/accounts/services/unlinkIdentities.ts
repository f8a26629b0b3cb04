import { toMailbox } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../app/callHandler.ts';
import type { Tables } from '../../db/schema.ts';
import type { IdentityRow, UserRow } from '../../db/tables/account.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { deleteIdentities, findIdentities } from '../repository/identities.ts';
import { findPasskeys } from '../repository/passkeys.ts';

export type LinkContext = Pick<CallContext, 'identityProviders' | 'request' | 'origin' | 'language' | 'now'>;

const PROVIDER_NAMES = { google: 'Google', apple: 'Apple' };

/** Records a change of a linked identity, and mails both mailboxes: the account's and the identity's. */
export async function notifyLink(
  tx: Kysely<Tables>,
  kind: 'identity_linked' | 'identity_unlinked',
  { user, identity: { issuer, email } }: { user: UserRow; identity: Pick<IdentityRow, 'issuer' | 'email'> },
  { identityProviders, request, origin, language, now }: LinkContext,
): Promise<void> {
  await recordAuditEvent(tx, { userId: user.id, kind, request, now });
  const name = identityProviders.getName(issuer);
  const details = {
    device: name ? PROVIDER_NAMES[name] : (URL.parse(issuer)?.hostname ?? issuer),
    email: email ?? user.email,
  };
  const mail = { kind: kind satisfies MailKind, userId: user.id, origin, language, now, ...details };
  for (const recipient of new Set([user.email, email ?? user.email])) await enqueueMail(tx, { ...mail, to: recipient });
}

export async function unlinkIdentities(
  tx: Kysely<Tables>,
  user: UserRow,
  identities: readonly IdentityRow[],
  context: LinkContext,
): Promise<void> {
  await deleteIdentities(
    tx,
    user.id,
    identities.map(({ id }) => id),
  );
  for (const identity of identities) await notifyLink(tx, 'identity_unlinked', { user, identity }, context);
}

/**
 * Unlinks identities of former mailboxes after a change of address. An account without password and passkey keeps them,
 * because it has no other login method.
 */
export async function unlinkOtherMailboxes(
  tx: Kysely<Tables>,
  user: UserRow,
  email: string,
  context: LinkContext,
): Promise<void> {
  if (user.password_hash === null && (await findPasskeys(tx, user.id)).length === 0) return;
  const identities = await findIdentities(tx, user.id);
  const otherMailboxIdentities = identities.filter(
    (linkedIdentity) => linkedIdentity.email === null || toMailbox(linkedIdentity.email) !== toMailbox(email),
  );
  await unlinkIdentities(tx, user, otherMailboxIdentities, context);
}
