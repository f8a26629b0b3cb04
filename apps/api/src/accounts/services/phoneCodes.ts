import type { Kysely } from 'kysely';
import type { CallContext, ContextOf } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { lockUsersWithPhone, updateUser } from '../repository/users.ts';

/**
 * Gives a number to the user who confirmed it by SMS, and removes it from accounts that only typed it. An account that
 * has confirmed it keeps it.
 */
export async function assignPhone(
  tx: Kysely<Tables>,
  { userId, phone }: { userId: string; phone: string },
  context: Pick<ContextOf<'confirmPhone'>, 'request' | 'origin' | 'now'>,
): Promise<UserRow> {
  const { request, now } = context;
  const holders = await lockUsersWithPhone(tx, phone);
  const others = holders.filter(({ id }) => id !== userId);
  if (others.some(({ phone_verified_at }) => phone_verified_at !== null))
    throw new AppError({ code: 'phone_taken', pointer: '/phone' });
  const user = holders.find(({ id }) => id === userId);
  // The user changed the number after the code was sent.
  if (!user) throw new AppError({ code: 'phone_code_expired', pointer: '/code' });
  // The first answer was lost.
  if (user.phone_verified_at !== null) return user;
  for (const other of others) await removePhone(tx, other, context);
  await recordAuditEvent(tx, { userId, kind: 'phone_confirmed', request, now });
  return updateUser(tx, userId, { phone_verified_at: now });
}

/** Only confirmed addresses are written to: others may belong to strangers. */
async function removePhone(
  tx: Kysely<Tables>,
  { id, email, email_verified_at }: UserRow,
  { origin, now }: Pick<CallContext, 'origin' | 'now'>,
): Promise<void> {
  await updateUser(tx, id, { phone: null });
  await recordAuditEvent(tx, { userId: id, kind: 'phone_changed', request: null, now });
  if (email_verified_at !== null) await enqueueMail(tx, { kind: 'phone_removed', userId: id, to: email, origin, now });
}
