import { MAX_CODE_ATTEMPTS, MINUTE_MS, PHONE_CODE_MINUTES } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashText } from '../../request/hashText.ts';
import { generateOneTimeCode } from '../../request/tokens.ts';

interface CodeOwner {
  userId: string;
  /** E.164. */
  phone: string;
}

const hashCode = ({ userId, phone }: CodeOwner, code: string): string =>
  hashText(`phone code ${userId} ${phone} ${code}`);

export async function createPhoneCode(
  tx: Kysely<Tables>,
  owner: CodeOwner,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const { userId, phone } = owner;
  const code = generateOneTimeCode();
  const expiresAt = new Date(now.getTime() + PHONE_CODE_MINUTES * MINUTE_MS);
  const fields = { phone, code_hash: hashCode(owner, code), attempts: 0, used_at: null, expires_at: expiresAt };
  await tx
    .insertInto('phone_code')
    .values({ user_id: userId, ...fields })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
  return { code, expiresAt };
}

/**
 * Counts an attempt, and returns the number that the code confirms; undefined if there is no code, it has expired or
 * has no attempts left. A used code needs none: its answer may have been lost.
 */
export async function countPhoneCodeAttempt(
  db: Kysely<Tables>,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('phone_code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('attempts', '<', MAX_CODE_ATTEMPTS), eb('used_at', 'is not', null)]))
    .returning('phone')
    .executeTakeFirst();
  return row?.phone;
}

/** Redeems a code; false if it is wrong. It is accepted again, because the first answer may be lost. */
export async function redeemPhoneCode(tx: Kysely<Tables>, owner: CodeOwner, code: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('phone_code')
    .set({ used_at: now })
    .where('user_id', '=', owner.userId)
    .where('code_hash', '=', hashCode(owner, code))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePhoneCode(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('phone_code').where('user_id', '=', userId).execute();
}
