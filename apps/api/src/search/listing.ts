import type { Ranking } from '@mashrabiya/contract';

/** What the index knows of one home. */
export interface IndexedListing {
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
  availability: number;
  created_at: Date;
  title_words: string;
  text_words: string;
}

/** The only availability that visitors see. */
export const ACTIVE = 2;
