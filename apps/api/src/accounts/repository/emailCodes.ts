import { EMAIL_CODE_MINUTES, MAX_CODE_ATTEMPTS, MINUTE_MS } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashText } from '../../request/hashText.ts';
import { generateOneTimeCode, generateToken, hashToken } from '../../request/tokens.ts';
import { foldEmail } from './users.ts';

interface EmailCode {
  /** Secret of the browser that requested the code. */
  challenge: string;
  code: string;
}

/** The code alone would be found by trying all of them. */
const hashCode = ({ challenge, code }: EmailCode): string => hashText(`email code ${challenge} ${code}`);

export async function createEmailCode(
  db: Kysely<Tables>,
  { email, now }: { email: string; now: Date },
): Promise<EmailCode & { expiresAt: Date }> {
  const emailCode = { challenge: generateToken(), code: generateOneTimeCode() };
  const expiresAt = new Date(now.getTime() + EMAIL_CODE_MINUTES * MINUTE_MS);
  await db
    .insertInto('email_code')
    .values({
      challenge_hash: hashToken(emailCode.challenge),
      code_hash: hashCode(emailCode),
      email: foldEmail(email),
      expires_at: expiresAt,
    })
    .execute();
  return { ...emailCode, expiresAt };
}

/**
 * Counts an attempt; false if the challenge is unknown, has expired or has no attempts left. Decision 0044 computes the
 * odds of guessing a code.
 */
export async function countEmailCodeAttempt(db: Kysely<Tables>, challenge: string, now: Date): Promise<boolean> {
  const counted = db
    .updateTable('email_code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('challenge_hash', '=', hashToken(challenge))
    .where('expires_at', '>', now)
    .where('attempts', '<', MAX_CODE_ATTEMPTS)
    .returning('email');
  return (await counted.executeTakeFirst()) !== undefined;
}

/**
 * Redeems a code for one message, and returns its address; undefined if the code is wrong. It is accepted again for the
 * same message, because the first answer may be lost.
 */
export async function redeemEmailCode(
  tx: Kysely<Tables>,
  emailCode: EmailCode,
  messageId: string,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('email_code')
    .set({ message_id: messageId.toLowerCase() })
    .where('challenge_hash', '=', hashToken(emailCode.challenge))
    .where('code_hash', '=', hashCode(emailCode))
    .where((eb) => eb.or([eb('message_id', 'is', null), eb('message_id', '=', messageId.toLowerCase())]))
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

export async function deleteEmailCodes(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom('email_code').where('email', '=', email).execute();
}
