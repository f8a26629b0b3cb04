import type { Kysely } from 'kysely';
import type { CallContext, ContextOf } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { hasConfirmedOwner, updateUser } from '../repository/users.ts';
import { verifyOwner } from './verifyOwner.ts';

/**
 * True if the number belongs to another account: once that has confirmed it by SMS. Where no SMS are sent, a number
 * belongs to the account whose email was confirmed first.
 */
export const isPhoneTaken = (
  { db, sms }: Pick<CallContext, 'db' | 'sms'>,
  phone: string,
  id?: string,
): Promise<boolean> => hasConfirmedOwner(db, phone, { id, byEmail: sms === undefined });

/**
 * Validates a change of a phone number. A stranger with an open session must not redirect buyers: changing an existing
 * number requires the password, or a confirmed session if there is none.
 */
export async function validatePhoneChange(
  { id, phone: currentPhone, password_hash }: UserRow,
  { phone, password = '' }: { phone: string | null; password?: string | undefined },
  context: ContextOf<'setPhone'> | ContextOf<'updateProfile'>,
): Promise<void> {
  if (phone === currentPhone) return;
  if (currentPhone !== null) {
    // An account without password must send null, but a multipart form can only send an empty text.
    const proof = password_hash === null && password === '' ? null : password;
    if (proof === '') throw new AppError({ code: 'current_password_required', pointer: '/current_password' });
    await verifyOwner(context, proof);
  }
  if (phone === null) return;
  await context.countUse('phone');
  if (await isPhoneTaken(context, phone, id)) throw new AppError({ code: 'phone_taken', pointer: '/phone' });
}

/**
 * Number to store on the locked account, after `validatePhoneChange` of the account as it was read. A form that repeats
 * the number that was read keeps one that another request saved meanwhile.
 */
export function mergePhoneChange(read: UserRow, locked: UserRow, phone: string | null): string | null {
  if (phone === read.phone) return locked.phone;
  const isProven = read.phone !== null || locked.phone === null || locked.phone === phone;
  if (!isProven) throw new AppError({ code: 'current_password_required', pointer: '/current_password' });
  return phone;
}

/** Marks an address as confirmed. A number that belongs to another account meanwhile is removed from this one. */
export async function confirmEmail(
  tx: Kysely<Tables>,
  { id, phone }: UserRow,
  change: { email?: string; password_hash?: string },
  { sms, request, now }: Pick<CallContext, 'sms' | 'request' | 'now'>,
): Promise<void> {
  const isPhoneLost = phone !== null && (await isPhoneTaken({ db: tx, sms }, phone, id));
  if (isPhoneLost) await recordAuditEvent(tx, { userId: id, kind: 'phone_changed', request, now });
  await updateUser(tx, id, { ...change, email_verified_at: now, ...(isPhoneLost && { phone: null }) });
}
