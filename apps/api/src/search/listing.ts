import type { Ranking } from '@mashrabiya/contract';

/** What the index keeps of one home, and gives back. */
export interface ListingFacts {
  id: string;
  action: 0 | 1;
  category_id: number;
  subcategory_id: number;
  governorate_id: number;
  city_id: number;
  size: number;
  bedrooms: number;
  bathrooms: number;
  finishing: number;
  payment: number;
  price: number | null;
  ranking: Ranking;
  created_at: Date;
}

/** A home on its way into the index. */
export interface IndexedListing extends ListingFacts {
  availability: number;
  title_words: string;
  text_words: string;
}

/** The only availability that visitors see. */
export const ACTIVE = 2;
