import type { PropertyFieldCodes, Ranking } from '@mashrabiya/contract';
import type { Pounds } from './columns.ts';

export interface ListingSearchTable extends PropertyFieldCodes {
  id: string;
  /** The property's transaction of the indexed state. */
  changed_in: string;
  action: 0 | 1;
  category_id: number;
  subcategory_id: number;
  governorate_id: number;
  city_id: number;
  payment: number;
  price: Pounds | null;
  installment: Pounds | null;
  ranking: Ranking;
  /** Features of the listing's category only. */
  feature_ids: number[];
  lat: number;
  lng: number;
  /** Web Mercator, 0 in the north to 1 in the south. */
  mercator_y: number;
  /** Generated: cell of a grid of a twentieth of a degree. */
  cell: number;
  coordinates_exact: boolean;
  created_at: Date;
  listed_at: Date;
  confirmed_at: Date;
  title_words: number[];
  words: number[];
  /** 0 to 63, by the hash of the id. */
  bucket: number;
}

interface SearchWordTable {
  id: number;
  /** In canonical form. */
  word: string;
  display_word: string;
  is_place: boolean;
  /** Listings indexed with the word. */
  uses: number;
  /** Version of the index in which the row last changed. */
  version: number;
}

interface SearchStateTable {
  id: number;
  /** Increases with every change of the index. */
  version: number;
  /** Changes of earlier transactions are in the index. */
  horizon: string;
  build_key: string;
  /** Last property that a running build has indexed; null if the build is complete. */
  build_position: string | null;
}

export interface SearchTables {
  listing_search: ListingSearchTable;
  search_word: SearchWordTable;
  search_state: SearchStateTable;
}
