import { AVAILABILITY, type StarCounts } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';

export interface ProviderRow extends UserRow {
  isPublic: boolean;
}

/** User by id, ignoring its letter case. A missing phone or picture is taken from the advisor application. */
export async function findProvider(db: Kysely<Tables>, id: string): Promise<ProviderRow | undefined> {
  const providerRow = await db
    .selectFrom('app_user')
    .leftJoin('advisor', (join) =>
      join.onRef('advisor.user_id', '=', 'app_user.id').on('advisor.state', '=', 'accepted'),
    )
    .selectAll('app_user')
    .select(['advisor.id as advisor_id', 'advisor.phone as advisor_phone', 'advisor.profile_pic as advisor_pic'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('property')
          .select('property.id')
          .whereRef('property.user_id', '=', 'app_user.id')
          .where('property.availability', 'in', [AVAILABILITY.active, AVAILABILITY.expired]),
      ).as('has_offered'),
    )
    .where('app_user.id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!providerRow) return undefined;
  const { has_offered, advisor_id, advisor_phone, advisor_pic, ...user } = providerRow;
  return {
    ...user,
    phone: user.phone ?? advisor_phone,
    profile_pic: user.profile_pic ?? advisor_pic,
    isPublic: Boolean(has_offered) || advisor_id !== null,
  };
}

const selectOffered = (db: Kysely<Tables>) =>
  db.selectFrom('property').where('availability', '=', AVAILABILITY.active).where('removed_at', 'is', null);

export async function findOfferedListingIds(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await selectOffered(db).select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

export const findLatestChangeByProvider = (db: Kysely<Tables>): Promise<{ user_id: string; updated_at: Date }[]> =>
  selectOffered(db)
    .select(({ fn }) => ['user_id', fn.max('updated_at').as('updated_at')])
    .groupBy('user_id')
    .orderBy('user_id')
    .execute();

export async function countStars(db: Kysely<Tables>, providerId: string): Promise<StarCounts> {
  const rows = await db
    .selectFrom('review')
    .select(['rating', sql<number>`count(*)::integer`.as('count')])
    .where('provider_id', '=', providerId)
    .groupBy('rating')
    .execute();
  const getStarCount = (star: number) => rows.find(({ rating }) => rating === star)?.count ?? 0;
  return { 1: getStarCount(1), 2: getStarCount(2), 3: getStarCount(3), 4: getStarCount(4), 5: getStarCount(5) };
}
