import type { Market } from '@mashrabiya/contract';
import type { ListingFacts } from '../listings/listing.ts';
import { bucketsOf } from './buckets.ts';
import type { Figures } from './Figures.ts';
import { perSquareMetre } from './statistics.ts';

type Compared = Pick<ListingFacts, 'action' | 'category_id' | 'subcategory_id' | 'city_id' | 'price' | 'size'>;

/** Price per m² among similar listings; null without a price or with too few similar listings. */
export function marketOf(listing: Compared, figures: Figures): Market | null {
  const context = figures.contextOf(listing);
  if (!context || listing.price === null) return null;
  const prices = figures.comparisonOf(listing)?.prices ?? [];
  return { price_per_m2: perSquareMetre(listing.price, listing.size), context, buckets: bucketsOf(prices) };
}
