import { ACTIVE, type IndexedListing } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

const CHUNK = 5_000;

/**
 * Reads listings for the index, a few thousand at a time: all active ones, or every one that has changed since a
 * moment, whatever it has become.
 */
export async function* loadListings(db: Kysely<Tables>, since?: Date): AsyncGenerator<IndexedListing[]> {
  let after: string | undefined;
  for (;;) {
    let query = db
      .selectFrom('property')
      .select([
        'id',
        'action',
        'category_id',
        'subcategory_id',
        'governorate_id',
        'city_id',
        'size',
        'bedrooms',
        'bathrooms',
        'floors',
        'finishing',
        'payment',
        'price',
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
      ])
      .orderBy('id')
      .limit(CHUNK);
    query = since ? query.where('updated_at', '>=', since) : query.where('availability', '=', ACTIVE);
    if (after) query = query.where('id', '>', after);
    const listings = await query.execute();
    if (listings.length > 0) yield listings;
    after = listings.at(-1)?.id;
    if (listings.length < CHUNK) return;
  }
}
