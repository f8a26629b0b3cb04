import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow, StoredPicture } from '../../db/tables/property.ts';
import { SAME_PICTURE_BITS } from '../../media/rules/differenceHash.ts';

const MAX_DUPLICATES = 4;
/** Maximum relative difference of size and price between possible duplicates. */
const TOLERANCE = 0.05;

const computeToleranceRange = (value: number) =>
  [Math.floor(value * (1 - TOLERANCE)), Math.ceil(value * (1 + TOLERANCE))] as const;

export type ComparedProperty = Pick<
  PropertyRow,
  'city_id' | 'action' | 'subcategory_id' | 'bedrooms' | 'size' | 'price'
> & {
  pictures: readonly Pick<StoredPicture, 'img_name' | 'dhash'>[];
};

export interface DuplicateQuery {
  exceptId?: string | undefined;
  /** Only listings that are on offer or of this user; by default all that are not removed. */
  shownTo?: { userId: string; availability: number };
}

function hasSamePictures(pictures: ComparedProperty['pictures']) {
  const names = pictures.map(({ img_name }) => img_name);
  const hashes = pictures.flatMap(({ dhash }) => dhash ?? []);
  return sql<SqlBool>`exists (
    select 1 from jsonb_array_elements(property.pictures::jsonb) shown
    where shown ->> 'img_name' = any(${names}::text[])
      or exists (select 1 from unnest(${hashes}::text[]) wanted
        where bit_count(('x' || (shown ->> 'dhash'))::bit(64) # ('x' || wanted)::bit(64)) <= ${SAME_PICTURE_BITS}))`;
}

/** Possible duplicates of a listing in its city: same picture, or nearly the same size and price. */
export function findLikelyDuplicates(
  db: Kysely<Tables>,
  { city_id, action, subcategory_id, bedrooms, size, price, pictures }: ComparedProperty,
  { exceptId, shownTo }: DuplicateQuery,
): Promise<PropertyRow[]> {
  const [minSize, maxSize] = computeToleranceRange(size);
  const [minPrice, maxPrice] = computeToleranceRange(price ?? 0);
  const hasSimilarPrice = price === null ? sql`price is null` : sql`price between ${minPrice} and ${maxPrice}`;
  const hasSimilarFacts = sql<SqlBool>`(subcategory_id = ${subcategory_id} and bedrooms = ${bedrooms}
    and size between ${minSize} and ${maxSize} and ${hasSimilarPrice})`;
  const matchesPictures = hasSamePictures(pictures);
  let duplicatesQuery = db
    .selectFrom('property')
    .selectAll('property')
    .where('removed_at', 'is', null)
    .where('city_id', '=', city_id)
    .where('action', '=', action)
    .where((eb) => eb.or([hasSimilarFacts, matchesPictures]));
  if (exceptId) duplicatesQuery = duplicatesQuery.where('id', '<>', exceptId);
  if (shownTo) {
    const { userId, availability } = shownTo;
    duplicatesQuery = duplicatesQuery.where((eb) =>
      eb.or([eb('user_id', '=', userId), eb('availability', '=', availability)]),
    );
  }
  return duplicatesQuery.orderBy(matchesPictures, 'desc').orderBy('created_at', 'desc').limit(MAX_DUPLICATES).execute();
}
