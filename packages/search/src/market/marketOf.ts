import type { Market } from '@mashrabiya/contract';
import type { ListingFacts } from '../listings/listing.ts';
import { bucketsOf } from './buckets.ts';
import type { Figures } from './Figures.ts';
import { perSquareMetre } from './statistics.ts';

type Compared = Pick<ListingFacts, 'action' | 'category_id' | 'subcategory_id' | 'city_id' | 'price' | 'size'>;

/** Price per m² among similar listings; null without a price or with too few similar listings. */
export function marketOf(home: Compared, figures: Figures): Market | null {
  const context = figures.contextOf(home);
  if (!context || home.price === null) return null;
  const prices = figures.comparisonOf(home)?.prices ?? [];
  return { price_per_m2: perSquareMetre(home.price, home.size), context, buckets: bucketsOf(prices) };
}
