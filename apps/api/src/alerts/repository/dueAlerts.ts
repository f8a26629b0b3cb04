import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { selectLiveSubscriptions } from '../../push/repository/pushSubscriptions.ts';

/** Due alerts that can be delivered by confirmed mail or push. Others wait and later report everything. */
export const findDueAlerts = (db: Kysely<Tables>, now: Date, limit: number) =>
  db
    .selectFrom('alert')
    .innerJoin('app_user', 'app_user.id', 'alert.user_id')
    .leftJoin('saved_search', 'saved_search.id', 'alert.search_id')
    .select(['alert.id', 'alert.user_id', 'alert.search_id', 'frequency', 'since', 'next_at'])
    // A database restored on another server restarts its transaction ids: a later horizon is invalid there.
    .select(
      sql<string | null>`case when horizon <= pg_snapshot_xmax(pg_current_snapshot()) then horizon::text end`.as(
        'horizon',
      ),
    )
    .select(['app_user.email', 'saved_search.href'])
    .select([
      sql<boolean>`by_mail and app_user.email_verified_at is not null`.as('has_mail'),
      sql<boolean>`by_push`.as('has_push'),
    ])
    .where('next_at', '<=', now)
    .where('app_user.deleted_at', 'is', null)
    .where(
      sql<boolean>`((by_mail and app_user.email_verified_at is not null)
        or (by_push and exists (${selectLiveSubscriptions(db, now).select('push_subscription.id').whereRef('push_subscription.user_id', '=', sql.ref('alert.user_id'))})))`,
    )
    .orderBy('next_at')
    .limit(limit)
    .execute();
export type DueAlert = Awaited<ReturnType<typeof findDueAlerts>>[number];

export const findFavoritesWithReports = (db: Kysely<Tables>, { id, user_id }: Pick<DueAlert, 'id' | 'user_id'>) =>
  db
    .selectFrom('favorite')
    .innerJoin('property', 'property.id', 'favorite.property_id')
    .leftJoin('alert_home', (join) =>
      join.onRef('alert_home.property_id', '=', 'property.id').on('alert_home.alert_id', '=', id),
    )
    .select(['property.id', 'property.price', 'property.availability', 'property.removed_at'])
    .select(['favorite.created_at as loved_at', 'favorite.price as loved_price'])
    .select(['alert_home.told_at', 'alert_home.price as told_price', 'alert_home.is_gone as told_gone'])
    .where('favorite.user_id', '=', user_id)
    .orderBy('favorite.created_at', 'desc')
    .orderBy('property.id', 'desc')
    .execute();
