import type { PriceCell } from '@mashrabiya/search';
import { sql } from 'kysely';
import type { SearchContext } from './SearchContext.ts';
import { BUCKET_COUNT, scaleUp } from './sample.ts';

interface CellRow {
  city_id: number;
  action: 0 | 1;
  category_id: number;
  subcategory_id: number;
  count: number;
  prices: number[] | null;
}

/** Approximate number of listings to read at most; of more, a sample. */
const MAX_READ = 200_000;

/** Prices per m² of each city, action and subcategory. */
export async function loadPriceCells({ db, countListings }: SearchContext): Promise<PriceCell[]> {
  const buckets = Math.ceil(BUCKET_COUNT * Math.min(1, MAX_READ / Math.max(await countListings(), 1)));
  const { rows } = await sql<CellRow>`
    select city_id, action, category_id, subcategory_id, count(*)::integer as count,
      array_agg(price::float8 / size) filter (where price is not null) as prices
    from listing_search where bucket < ${buckets}::integer
    group by city_id, action, category_id, subcategory_id`.execute(db);
  return rows.map(({ count, prices, ...kind }) => ({
    kind,
    offerCount: scaleUp(count, BUCKET_COUNT / buckets),
    prices: Float64Array.from(prices ?? []),
  }));
}
