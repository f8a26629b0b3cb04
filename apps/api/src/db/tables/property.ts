import type {
  Closing,
  NonEmptyFieldName,
  PropertyFieldCodes,
  PropertyFieldName,
  Ranking,
  WithholdReason,
} from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { IsoDate, Pounds } from './columns.ts';

export interface StoredPicture {
  img_name: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  /** Perceptual hash, see `computeDifferenceHash`; missing for pictures with too little detail. */
  dhash?: string;
  alt_ar: string;
  alt_en: string;
}

type FieldColumns = {
  [Name in PropertyFieldName]: Name extends NonEmptyFieldName ? number : Generated<PropertyFieldCodes[Name]>;
};

/** At least one language of title and description is set. */
export interface PropertyTable extends FieldColumns {
  id: string;
  user_id: string;
  address_ar: string | null;
  address_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  location: string | null;
  lat: number | null;
  lng: number | null;
  /** False for the city's coordinates. */
  coordinates_exact: Generated<boolean>;
  category_id: number;
  subcategory_id: number;
  governorate_id: number;
  city_id: number;
  /** Position in the contract's `PAYMENT_METHODS`. */
  payment: number;
  /** `ACTION_CODES`: 0 sale, 1 rent. */
  action: 0 | 1;
  /** Per month for rent; null if the seller names none. */
  price: Pounds | null;
  advance: Pounds | null;
  up_to_years: number | null;
  receipt: IsoDate | null;
  installment: Pounds | null;
  ranking: Ranking;
  /** 1 pending, 2 active, 3 expired, 4 rejected. */
  availability: number;
  pictures: ColumnType<StoredPicture[], string, string>;
  feature_ids: Generated<number[]>;
  created_at: Date;
  /** Start of the listing's current period; if null, its creation counts, see `getListedAt`. */
  listed_at: Generated<Date | null>;
  /** Must be set on every change except of totals: it triggers `changed_in`. */
  updated_at: Date;
  /** Transaction of the last change; set by a trigger. Nodes detect changes by it. */
  changed_in: Generated<string>;
  /** Last confirmation of availability by the seller. */
  confirmed_at: Date;
  total_views: Generated<number>;
  total_favorites: Generated<number>;
  total_leads: Generated<number>;
  /** Folded words of both titles and of both descriptions, without duplicates, separated by spaces. */
  title_words: string;
  text_words: string;
  /** Reason why the listing is offline (and expired) while its period continues. */
  withheld: Generated<WithholdReason | null>;
  closed_as: Generated<Closing | null>;
  /** End of the listing's latest active reel; null without one. See `markPropertyReels`. */
  reel_until: Generated<Date | null>;
  /** A removed listing keeps its row and is never active again. */
  removed_at: Date | null;
}

interface PictureUploadTable {
  user_id: string;
  img_name: string;
  picture: ColumnType<StoredPicture, string, string>;
  created_at: Date;
}

export interface PropertyTables {
  property: PropertyTable;
  picture_upload: PictureUploadTable;
}

export type PropertyRow = Selectable<PropertyTable>;

export type PropertyContent = Omit<
  PropertyRow,
  | 'id'
  | 'user_id'
  | 'ranking'
  | 'availability'
  | 'pictures'
  | 'created_at'
  | 'updated_at'
  | 'changed_in'
  | 'confirmed_at'
  | 'listed_at'
  | 'total_views'
  | 'total_favorites'
  | 'total_leads'
  | 'title_words'
  | 'text_words'
  | 'removed_at'
  | 'withheld'
  | 'closed_as'
  | 'reel_until'
>;

export type PropertyEdit = PropertyContent & Pick<PropertyRow, 'pictures'>;
