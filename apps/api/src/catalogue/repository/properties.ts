import { AVAILABILITY } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { isWithheld } from '../rules/visibility.ts';

/** Ignores the letter case of the id. */
export const findProperty = (db: Kysely<Tables>, id: string): Promise<PropertyRow | undefined> =>
  db.selectFrom('property').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst();

export const findProperties = (db: Kysely<Tables>, ids: readonly string[]): Promise<PropertyRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('property').selectAll().where('id', 'in', ids).execute();

/** Ids of listings whose content only the seller may see; includes paused and expired ones with an unreviewed edit. */
export async function findWithheldIds(
  db: Kysely<Tables>,
  listings: readonly Pick<PropertyRow, 'id' | 'availability'>[],
): Promise<ReadonlySet<string>> {
  const withheldIds = listings.filter(isWithheld).map(({ id }) => id);
  const expiredIds = listings.flatMap(({ id, availability }) => (availability === AVAILABILITY.expired ? id : []));
  if (expiredIds.length === 0) return new Set(withheldIds);
  const editedAds = await db
    .selectFrom('property_ad')
    .select('property_id')
    .where('property_id', 'in', expiredIds)
    .where('accepted_at', 'is', null)
    .execute();
  return new Set([...withheldIds, ...editedAds.map(({ property_id }) => property_id)]);
}

export async function findPropertyWithUser(
  db: Kysely<Tables>,
  id: string,
): Promise<{ property: PropertyRow; user: UserRow } | undefined> {
  const property = await findProperty(db, id);
  if (!property) return undefined;
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', property.user_id).executeTakeFirstOrThrow();
  return { property, user };
}
