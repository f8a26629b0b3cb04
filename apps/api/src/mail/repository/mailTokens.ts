import type { Kysely } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { MailTokenRow, TokenPurpose } from '../../db/tables/account.ts';
import { generateToken, hashToken } from '../../request/tokens.ts';
import { TOKEN_LIFETIME_MS } from '../mailRules.ts';

export interface NewMailToken {
  purpose: TokenPurpose;
  userId: string;
  email: string;
  now: Date;
}

export async function createMailToken(
  db: Kysely<Tables>,
  { purpose, userId, email, now }: NewMailToken,
): Promise<string> {
  const token = generateToken();
  const expires_at = new Date(now.getTime() + TOKEN_LIFETIME_MS[purpose]);
  await db
    .insertInto('mail_token')
    .values({ token_hash: hashToken(token), purpose, user_id: userId, email, created_at: now, expires_at })
    .execute();
  return token;
}

const markUsed = (db: Kysely<Tables>, token: string, purposes: readonly TokenPurpose[], now: Date) =>
  db
    .updateTable('mail_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Redeems a token once; refuses unknown, used and expired ones. */
export async function redeemMailToken(
  db: Kysely<Tables>,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<MailTokenRow> {
  return (await markUsed(db, token, purposes, now)) ?? refuseToken(db, token, purposes, now);
}

async function refuseToken(...unusable: Parameters<typeof assertValidMailToken>): Promise<never> {
  await assertValidMailToken(...unusable);
  // A concurrent request used the token between the two statements.
  throw new AppError({ code: 'link_used' });
}

/** Redeems a token, and accepts it again until it expires or is revoked: the first answer may have been lost. */
export async function redeemRepeatableMailToken(
  db: Kysely<Tables>,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<MailTokenRow & { isRepeated: boolean }> {
  const usedRow = await markUsed(db, token, purposes, now);
  if (usedRow) return { ...usedRow, isRepeated: false };
  const usedToken = await db
    .selectFrom('mail_token')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return usedToken ? { ...usedToken, isRepeated: true } : refuseToken(db, token, purposes, now);
}

export async function readValidMailToken(
  db: Kysely<Tables>,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<MailTokenRow> {
  const row = await db
    .selectFrom('mail_token')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? refuseToken(db, token, purposes, now);
}

export async function assertValidMailToken(
  db: Kysely<Tables>,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<void> {
  const tokenRow = await db
    .selectFrom('mail_token')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  if (!tokenRow) throw new AppError({ code: 'link_invalid' });
  if (tokenRow.used_at) throw new AppError({ code: 'link_used' });
  if (tokenRow.expires_at <= now) throw new AppError({ code: 'link_expired' });
}

export async function revokeMailTokens(
  db: Kysely<Tables>,
  userId: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('mail_token')
    .set({ used_at: now, expires_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}
