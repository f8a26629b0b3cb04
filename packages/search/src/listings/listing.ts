import { AVAILABILITY, type PropertyFieldCodes, type Ranking } from '@mashrabiya/contract';

/** The fields of a home that the index stores and returns. */
export interface ListingFacts extends PropertyFieldCodes {
  id: string;
  action: 0 | 1;
  category_id: number;
  subcategory_id: number;
  governorate_id: number;
  city_id: number;
  payment: number;
  price: number | null;
  ranking: Ranking;
  /** Null where neither the home's place nor its city's is known; the index gives the city's for a home without one. */
  lat: number | null;
  lng: number | null;
  /** False when the coordinates are only those of the city. */
  coordinates_exact: boolean;
  created_at: Date;
  /** When its present run went on offer. */
  listed_at: Date;
  confirmed_at: Date;
}

/** A home to be indexed. */
export interface IndexedListing extends ListingFacts {
  availability: number;
  feature_ids: readonly number[];
  /** A month, of a home that is sold in installments. */
  installment: number | null;
  title_words: string;
  text_words: string;
}

/** The only availability that visitors see. */
export const ACTIVE = AVAILABILITY.active;
