import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { MAIL_JOB } from '../mail/mailJob.ts';
import { closeSessionsOf } from './sessions.ts';
import { updateUser } from './users.ts';

/** Takes down all ads of somebody; their rows stay, so that their pages can say so. */
async function takeDownAds(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('property')
    .set({
      availability: sql`case when availability = 2 then 3 else availability end`,
      removed_at: now,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Takes all hearts of somebody away, from the homes' totals too. */
async function removeHearts(db: Kysely<Tables>, userId: string): Promise<void> {
  await db
    .with('removed', (cte) => cte.deleteFrom('favorite').where('user_id', '=', userId).returning('property_id'))
    .updateTable('property')
    .from('removed')
    .set((value) => ({ total_favorites: value('property.total_favorites', '-', 1) }))
    .whereRef('property.id', '=', 'removed.property_id')
    .execute();
}

/** Takes away what was mailed to somebody, or could not be. */
async function removeMails(db: Kysely<Tables>, userId: string, email: string): Promise<void> {
  await db.deleteFrom('mail_token').where('user_id', '=', userId).execute();
  await db.deleteFrom('outbox').where('recipient', '=', email).execute();
  await db
    .deleteFrom('job')
    .where('kind', '=', MAIL_JOB)
    .where('state', '=', 'dead')
    .where(sql`payload ->> 'user_id'`, '=', userId)
    .execute();
}

/** Forgets who somebody was; within a transaction, all or nothing. The address can open a new account. */
export async function forgetUser(
  db: Kysely<Tables>,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  await takeDownAds(db, id, now);
  await removeHearts(db, id);
  await closeSessionsOf(db, id);
  await removeMails(db, id, email);
  await updateUser(db, id, {
    name_ar: null,
    name_en: null,
    email: `${id}@deleted.invalid`,
    phone: null,
    profile_pic: null,
    rating: null,
    password_hash: null,
    email_verified_at: null,
    deleted_at: now,
  });
}
