import type { PriceCell } from '@mashrabiya/search';
import { sql } from 'kysely';
import type { SearchContext } from './SearchContext.ts';

interface CellRow {
  city_id: number;
  action: 0 | 1;
  category_id: number;
  subcategory_id: number;
  count: number;
  prices: number[] | null;
}

/** Prices that are compared at most; of more listings, a sample. */
const MAX_PRICES = 200_000;
const BUCKET_COUNT = 64;

/** Prices per m² of each city, action and subcategory. */
export async function loadPriceCells({ db, countListings }: SearchContext): Promise<PriceCell[]> {
  const buckets = Math.ceil(BUCKET_COUNT * Math.min(1, MAX_PRICES / Math.max(await countListings(), 1)));
  const { rows } = await sql<CellRow>`
    select city_id, action, category_id, subcategory_id, count(*)::integer as count,
      array_agg(price::float8 / size) filter (where price is not null and bucket < ${buckets}::integer) as prices
    from listing_search group by city_id, action, category_id, subcategory_id`.execute(db);
  return rows.map(({ count, prices, ...kind }) => ({
    kind,
    offerCount: count,
    prices: Float64Array.from(prices ?? []),
  }));
}
