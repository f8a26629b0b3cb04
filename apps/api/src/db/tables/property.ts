import type {
  Closing,
  NonEmptyFieldName,
  PropertyFieldCodes,
  PropertyFieldName,
  Ranking,
  Withheld,
} from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { IsoDate, Money } from './columns.ts';

/** A picture as a property's row keeps it; the first one is the cover. */
export interface StoredPicture {
  img_name: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  /** By what it is known again, see `differenceHash`; missing where it shows too little. */
  dhash?: string;
  alt_ar: string;
  alt_en: string;
}

/** Columns of the contract's `PROPERTY_FIELDS`; choices are positions in their lists. */
type FieldColumns = {
  [Name in PropertyFieldName]: Name extends NonEmptyFieldName ? number : Generated<PropertyFieldCodes[Name]>;
};

/** A home. At least one language of title and description is written. */
export interface PropertyTable extends FieldColumns {
  /** UUIDv7, made by the application. */
  id: string;
  user_id: string;
  address_ar: string | null;
  address_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  /** Link to a map. */
  location: string | null;
  lat: number | null;
  lng: number | null;
  /** False when the coordinates are only those of the city. */
  coordinates_exact: Generated<boolean>;
  category_id: number;
  subcategory_id: number;
  governorate_id: number;
  city_id: number;
  /** Position in the contract's `PAYMENT_METHODS`. */
  payment: number;
  /** `ACTION_CODES`: 0 sale, 1 rent. */
  action: 0 | 1;
  /** Per month for rent; null when the seller names none. */
  price: Money | null;
  /** Down payment of an installment plan. */
  advance: Money | null;
  up_to_years: number | null;
  /** Delivery. */
  receipt: IsoDate | null;
  /** One monthly installment. */
  installment: Money | null;
  ranking: Ranking;
  /** 1 pending, 2 active, 3 expired, 4 rejected. */
  availability: number;
  pictures: ColumnType<StoredPicture[], string, string>;
  feature_ids: Generated<number[]>;
  created_at: Date;
  /** When its present run went on offer; null: when it was made, see `listedAt`. */
  listed_at: Generated<Date | null>;
  /** Must be set on every change but that of a total: it is what sets `changed_in`. */
  updated_at: Date;
  /** Transaction of the last change; set by a trigger. Nodes notice changes by it. */
  changed_in: Generated<string>;
  /** When the seller last said that the home is still to be had. */
  confirmed_at: Date;
  total_views: Generated<number>;
  total_favorites: Generated<number>;
  total_leads: Generated<number>;
  /** Folded words of both titles, and of both descriptions, each once, separated by spaces. */
  title_words: string;
  text_words: string;
  /** Why it is off offer, so expired, while its run goes on. */
  withheld: Generated<Withheld | null>;
  /** What its seller said became of it when they ended the ad. */
  closed_as: Generated<Closing | null>;
  /** Until when a reel of it is on offer; null while none is. See `noteHomeReels`. */
  reel_until: Generated<Date | null>;
  /** When the seller took the home down; its row stays, and is never active again. */
  removed_at: Date | null;
}

/** A picture that somebody sent, which their ads may show. */
export interface PictureUploadTable {
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

/** The columns that the form of a property fills, without its pictures. */
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

/** An edit of a property: all that its form fills. */
export type PropertyEdit = PropertyContent & Pick<PropertyRow, 'pictures'>;
