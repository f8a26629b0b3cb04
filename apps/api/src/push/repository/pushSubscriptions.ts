import { uuidv7 } from '@mashrabiya/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { computeOldestStart, computeOldestUse } from '../../sessions/rules/sessionRules.ts';
import type { SessionUser } from '../../sessions/services/identify.ts';

const MAX_SUBSCRIPTIONS = 20;

export type PushSubscription = Pick<Selectable<Tables['push_subscription']>, 'id' | 'endpoint' | 'p256dh' | 'auth'>;

export interface NewPushSubscription {
  user: SessionUser;
  endpoint: string;
  p256dh: string;
  auth: string;
  now: Date;
}

/** A browser belongs to its latest subscriber, until the session ends. */
export async function saveSubscription(
  tx: Kysely<Tables>,
  { user, endpoint, p256dh, auth, now }: NewPushSubscription,
): Promise<void> {
  const row = { user_id: user.id, session_id: user.sessionId, p256dh, auth, created_at: now };
  await tx
    .insertInto('push_subscription')
    .values({ id: uuidv7(now), endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  const newest = tx
    .selectFrom('push_subscription')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SUBSCRIPTIONS);
  await tx.deleteFrom('push_subscription').where('user_id', '=', user.id).where('id', 'not in', newest).execute();
}

export const removeSubscription = (db: Kysely<Tables>, userId: string, endpoint: string) =>
  db.deleteFrom('push_subscription').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();

export const selectLiveSubscriptions = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .where('session.used_at', '>=', computeOldestUse(now))
    .where('session.created_at', '>=', computeOldestStart(now));

export async function findSubscriptionIds(db: Kysely<Tables>, userId: string, now: Date): Promise<string[]> {
  const rows = await selectLiveSubscriptions(db, now)
    .select('push_subscription.id')
    .where('push_subscription.user_id', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}

export const findSubscription = (db: Kysely<Tables>, id: string, userId: string, now: Date) =>
  selectLiveSubscriptions(db, now)
    .selectAll('push_subscription')
    .where('push_subscription.id', '=', id)
    .where('push_subscription.user_id', '=', userId)
    .executeTakeFirst();

export const deleteSubscription = (db: Kysely<Tables>, id: string) =>
  db.deleteFrom('push_subscription').where('id', '=', id).execute();
