import { toMailbox } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashText } from '../../request/hashText.ts';

export async function hasFreeTrial(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const trialEntries = db.selectFrom('ad_credit_entry').select('id').where('user_id', '=', userId);
  return (await trialEntries.where('reason', '=', 'free_trial').limit(1).executeTakeFirst()) !== undefined;
}

/** False if another account of the mailbox has had the free trial, even a deleted one. */
export async function claimFreeTrial(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const { email } = await db.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const claimedMailbox = await db
    .insertInto('free_trial_mailbox')
    .values({ mailbox_hash: hashText(`mailbox ${toMailbox(email)}`) })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .returning('mailbox_hash')
    .executeTakeFirst();
  return claimedMailbox !== undefined;
}
