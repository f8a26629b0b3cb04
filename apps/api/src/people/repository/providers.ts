import { AVAILABILITY, type StarCounts } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';

/** Somebody with an account, and whether they have ever had a home on offer or are an accepted advisor. */
export interface ProviderRow extends UserRow {
  isKnown: boolean;
}

/** Somebody with an id, in any case of its letters. */
export async function providerById(db: Kysely<Tables>, id: string): Promise<ProviderRow | undefined> {
  const found = await db
    .selectFrom('app_user')
    .selectAll()
    .select(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('property')
            .select('property.id')
            .whereRef('property.user_id', '=', 'app_user.id')
            .where('property.availability', 'in', [AVAILABILITY.active, AVAILABILITY.expired]),
        ),
        exists(
          selectFrom('advisor')
            .select('advisor.id')
            .whereRef('advisor.user_id', '=', 'app_user.id')
            .where('advisor.state', '=', 'accepted'),
        ),
      ]).as('is_known'),
    )
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!found) return undefined;
  const { is_known, ...user } = found;
  return { ...user, isKnown: Boolean(is_known) };
}

/** Homes on offer of somebody. */
const offered = (db: Kysely<Tables>) =>
  db.selectFrom('property').where('availability', '=', AVAILABILITY.active).where('removed_at', 'is', null);

/** Ids of somebody's homes on offer. */
export async function offeredHomes(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await offered(db).select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Ids of everybody who has homes on offer, for search engines. */
export async function offeringProviders(db: Kysely<Tables>): Promise<string[]> {
  const rows = await offered(db).select('user_id').distinct().orderBy('user_id').execute();
  return rows.map(({ user_id }) => user_id);
}

/** How many reviews of somebody gave each number of stars. */
export async function starsOf(db: Kysely<Tables>, providerId: string): Promise<StarCounts> {
  const rows = await db
    .selectFrom('review')
    .select(['rating', sql<number>`count(*)::integer`.as('count')])
    .where('provider_id', '=', providerId)
    .groupBy('rating')
    .execute();
  const of = (star: number) => rows.find(({ rating }) => rating === star)?.count ?? 0;
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}
