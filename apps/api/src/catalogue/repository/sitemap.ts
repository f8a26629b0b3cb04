import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';

const selectActive = (db: Kysely<Tables>) =>
  db.selectFrom('property').where('availability', '=', AVAILABILITY.active).where('removed_at', 'is', null);

/** Last change of each file of `perFile` active properties, ordered by id. */
export async function findSitemapFiles(db: Kysely<Tables>, perFile: number): Promise<Date[]> {
  const numberedProperties = selectActive(db).select([
    'updated_at',
    sql<number>`(row_number() over (order by id) - 1) / ${perFile}::integer`.as('file'),
  ]);
  const rows = await db
    .selectFrom(numberedProperties.as('numbered'))
    .select(({ fn }) => ['file', fn.max('updated_at').as('updated_at')])
    .groupBy('file')
    .orderBy('file')
    .execute();
  return rows.map(({ updated_at }) => updated_at);
}

export const findPropertiesForSitemap = (
  db: Kysely<Tables>,
  offset: number,
  count: number,
): Promise<Pick<PropertyRow, 'id' | 'updated_at' | 'pictures'>[]> =>
  selectActive(db).select(['id', 'updated_at', 'pictures']).orderBy('id').offset(offset).limit(count).execute();

export const findLatestChangeByCity = (db: Kysely<Tables>): Promise<{ city_id: number; updated_at: Date }[]> =>
  selectActive(db)
    .select(({ fn }) => ['city_id', fn.max('updated_at').as('updated_at')])
    .groupBy('city_id')
    .orderBy('city_id')
    .execute();
