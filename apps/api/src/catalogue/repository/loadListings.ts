import { PROPERTY_FIELD_NAMES } from '@mashrabiya/contract';
import { ACTIVE, type IndexedListing } from '@mashrabiya/search';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const CHUNK_SIZE = 5_000;

export const LISTING_COLUMNS = [
  'id',
  'action',
  'category_id',
  'subcategory_id',
  'governorate_id',
  'city_id',
  ...PROPERTY_FIELD_NAMES,
  'payment',
  'price',
  'installment',
  'ranking',
  'availability',
  'lat',
  'lng',
  'coordinates_exact',
  'feature_ids',
  'created_at',
  'confirmed_at',
  'title_words',
  'text_words',
] as const;

export const LISTED_AT = sql<Date>`coalesce(property.listed_at, property.created_at)`.as('listed_at');

async function* readChunks<R extends { id: string }>(read: (after: string | undefined) => Promise<R[]>) {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.id;
    if (rows.length < CHUNK_SIZE) return;
  }
}

export const loadListings = (db: Kysely<Tables>): AsyncGenerator<IndexedListing[]> =>
  readChunks((after) => {
    const query = db
      .selectFrom('property')
      .select(LISTING_COLUMNS)
      .select(LISTED_AT)
      .where('availability', '=', ACTIVE);
    return (after ? query.where('id', '>', after) : query).orderBy('id').limit(CHUNK_SIZE).execute();
  });

export interface ChangedListing {
  listing: IndexedListing;
  /** Hash that changes with every change of the listing, including facts that only its card or page shows. */
  state: string;
}

/** All columns except those whose changes do not count as a change of the listing. */
const COLUMNS_WITHOUT_COUNTERS = sql`to_jsonb(property) - array['total_views', 'total_favorites', 'total_leads', 'changed_in']`;

/** Returns the oldest transaction that has not ended: changes of earlier ones are visible to every later query. */
export async function readHorizon(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
  return rows[0]?.horizon ?? '0';
}

/** Matches properties changed by a transaction that a horizon does not cover. */
const isChangedSince = (horizon: string) => sql<boolean>`changed_in >= ${horizon}::text::xid8`;

export async function findChangedIds(db: Kysely<Tables>, horizon: string): Promise<Set<string>> {
  const rows = await db.selectFrom('property').select('id').where(isChangedSince(horizon)).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function* loadChanges(db: Kysely<Tables>, horizon: string): AsyncGenerator<ChangedListing[]> {
  const chunks = readChunks((after) => {
    const state = sql<string>`md5((${COLUMNS_WITHOUT_COUNTERS})::text)`.as('state');
    const query = db
      .selectFrom('property')
      .select(LISTING_COLUMNS)
      .select(LISTED_AT)
      .select(state)
      .where(isChangedSince(horizon))
      // A database restored elsewhere contains transaction ids that are in the future there.
      .where(sql<boolean>`changed_in < pg_snapshot_xmax(pg_current_snapshot())`);
    return (after ? query.where('id', '>', after) : query).orderBy('id').limit(CHUNK_SIZE).execute();
  });
  for await (const rows of chunks) yield rows.map(({ state, ...listing }) => ({ listing, state }));
}
