import { AVAILABILITY, type PropertyFieldCodes, type Ranking } from '@mashrabiya/contract';

/** Fields of a listing that the index stores and returns. */
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
  /** The city's coordinates if the listing has none of its own; null if those are unknown, too. */
  lat: number | null;
  lng: number | null;
  /** False for coordinates of the city. */
  coordinates_exact: boolean;
  created_at: Date;
  /** Start of the current period. */
  listed_at: Date;
  confirmed_at: Date;
}

export interface IndexedListing extends ListingFacts {
  availability: number;
  feature_ids: readonly number[];
  /** EGP per month, if sold in installments. */
  installment: number | null;
  title_words: string;
  text_words: string;
}

export const ACTIVE = AVAILABILITY.active;
