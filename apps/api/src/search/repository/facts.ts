import { mapFields, PROPERTY_FIELD_NAMES, type PropertyFieldCodes } from '@mashrabiya/contract';
import { ACTIVE, type IndexedListing, type ListingFacts, ListingIndex, type Reference } from '@mashrabiya/search';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ListingSearchTable } from '../../db/tables/search.ts';

const FACT_COLUMNS = [
  ...(['id', 'action', 'category_id', 'subcategory_id', 'governorate_id', 'city_id', ...PROPERTY_FIELD_NAMES] as const),
  ...(['payment', 'price', 'installment', 'ranking', 'feature_ids', 'lat', 'lng', 'coordinates_exact'] as const),
  ...(['created_at', 'listed_at', 'confirmed_at'] as const),
] as const;

export type FactRow = Pick<ListingSearchTable, (typeof FACT_COLUMNS)[number]>;

export async function loadFacts(db: Kysely<Tables>, ids: readonly string[]): Promise<FactRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listing_search')
    .select(FACT_COLUMNS)
    .where(sql<boolean>`id = any(${[...ids]}::text[]::uuid[])`)
    .execute();
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowById.get(id) ?? []);
}

export const toFacts = (row: FactRow): ListingFacts => ({
  ...mapFields<PropertyFieldCodes>((name) => row[name] as never),
  id: row.id,
  action: row.action,
  category_id: row.category_id,
  subcategory_id: row.subcategory_id,
  governorate_id: row.governorate_id,
  city_id: row.city_id,
  payment: row.payment,
  price: row.price,
  ranking: row.ranking,
  lat: row.lat,
  lng: row.lng,
  coordinates_exact: row.coordinates_exact,
  created_at: row.created_at,
  listed_at: row.listed_at,
  confirmed_at: row.confirmed_at,
});

export async function createIndexOf(
  db: Kysely<Tables>,
  reference: Reference,
  ids: readonly string[],
  { indexesWords = false } = {},
): Promise<ListingIndex> {
  const index = new ListingIndex(reference, { indexesWords });
  const wordsById = indexesWords ? await loadWordTexts(db, ids) : undefined;
  const rows = await loadFacts(db, ids);
  index.update(
    rows.map(
      (row): IndexedListing => ({
        ...row,
        availability: ACTIVE,
        title_words: '',
        text_words: '',
        ...wordsById?.get(row.id),
      }),
    ),
  );
  return index;
}

async function loadWordTexts(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'title_words', 'text_words'])
    .where(sql<boolean>`id = any(${[...ids]}::text[]::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...words }) => [id, words]));
}
