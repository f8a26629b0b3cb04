import type { Market } from '@mashrabiya/contract';
import type { ListingFacts } from '../listings/listing.ts';
import { buildBuckets } from './buckets.ts';
import type { MarketFigures } from './MarketFigures.ts';
import { computePricePerSquareMetre } from './statistics.ts';

type ComparedListing = Pick<ListingFacts, 'action' | 'category_id' | 'subcategory_id' | 'city_id' | 'price' | 'size'>;

/** Price per m² among similar listings; null without a price or with too few similar listings. */
export function buildMarket(listing: ComparedListing, figures: MarketFigures): Market | null {
  const context = figures.getPriceContext(listing);
  if (!context || listing.price === null) return null;
  const prices = figures.findComparison(listing)?.prices ?? [];
  return {
    price_per_m2: computePricePerSquareMetre(listing.price, listing.size),
    context,
    buckets: buildBuckets(prices),
  };
}
