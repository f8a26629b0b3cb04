import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashText } from '../../request/hashText.ts';
import { findTimeStep, isAppCode } from '../rules/twoFactorRules.ts';

const hashRecoveryCode = (userId: string, code: string): string => hashText(`recovery ${userId} ${code}`);

export async function isTwoFactorOn(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = db.selectFrom('two_factor').select('user_id').where('user_id', '=', userId);
  return (await row.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined;
}

export async function saveTwoFactorSecret(
  db: Kysely<Tables>,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const twoFactorRow = await db
    .insertInto('two_factor')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return twoFactorRow !== undefined;
}

interface AppCode {
  userId: string;
  code: string;
  now: Date;
}

/** Accepts a code only if no code of its time step or later was used. */
async function consumeAppCode(
  db: Kysely<Tables>,
  { userId, code, now }: AppCode,
  isConfirmed: boolean,
): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  const step = row && findTimeStep(row.secret, code, now);
  if (step === undefined) return false;
  const updatedRow = await db
    .updateTable('two_factor')
    .set({ last_step: step, ...(!isConfirmed && { confirmed_at: now }) })
    .where('user_id', '=', userId)
    .where('secret', '=', row?.secret ?? '')
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return updatedRow !== undefined;
}

export const activateTwoFactor = (db: Kysely<Tables>, code: AppCode): Promise<boolean> =>
  consumeAppCode(db, code, false);

/** Consumes a code of the app or a recovery code; undefined if it is neither. */
export async function consumeSecondFactor(db: Kysely<Tables>, proof: AppCode): Promise<'app' | 'recovery' | undefined> {
  const { userId, code } = proof;
  if (isAppCode(code)) return (await consumeAppCode(db, proof, true)) ? 'app' : undefined;
  const usedRecoveryCode = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(userId, code))
    .returning('user_id')
    .executeTakeFirst();
  return usedRecoveryCode && 'recovery';
}

export async function storeRecoveryCodes(db: Kysely<Tables>, userId: string, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(userId, code) }));
  await db.insertInto('recovery_code').values(rows).execute();
}

export async function countRecoveryCodes(db: Kysely<Tables>, userId: string): Promise<number> {
  const rows = await db.selectFrom('recovery_code').select('code_hash').where('user_id', '=', userId).execute();
  return rows.length;
}

export async function removeTwoFactor(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db.deleteFrom('two_factor').where('user_id', '=', userId).execute();
}
