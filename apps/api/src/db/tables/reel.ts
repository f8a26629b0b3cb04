import type { Ranking, RefusalReason, VideoState } from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { IsoDate, Pounds } from './columns.ts';
import type { StoredPicture } from './property.ts';

interface StoredRefusal {
  reasons: RefusalReason[];
  note: string;
  note_ar: string;
  note_en: string;
  is_change: boolean;
  /** ISO 8601 time. */
  at: string;
}

export interface ReelTable {
  id: string;
  user_id: string;
  property_id: string;
  title_ar: string | null;
  title_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  governorate_id: number;
  city_id: number;
  /** 0 sale, 1 rent. */
  action: 0 | 1;
  /** Per month for rent. */
  price: Pounds | null;
  /** Position in the contract's `PAYMENT_METHODS`. */
  selltype: number;
  ranking: Ranking;
  /** 1 pending, 2 active, 3 expired, 4 rejected. */
  availability: number;
  /** Base name of the video's files, see `getVideoFiles`. */
  clip: string;
  has_small: boolean;
  has_captions: boolean;
  /** Seconds. */
  duration: number;
  poster: ColumnType<StoredPicture, string, string>;
  words: string;
  created_at: Date;
  updated_at: Date;
  listed_at: Date | null;
  expires_at: Date | null;
  removed_at: Generated<Date | null>;
  /** The last rejection; null if there is none. */
  refusal: ColumnType<StoredRefusal | null, string | null | undefined, string | null>;
  /** Edit of an approved reel; the approved version stays on offer meanwhile. It is pending until `refusal` is set. */
  edit: ColumnType<ReelEdit | null, string | null | undefined, string | null>;
  total_views: Generated<number>;
  total_favorites: Generated<number>;
}

export interface ReelEdit
  extends Pick<
    ReelTable,
    | 'property_id'
    | 'title_ar'
    | 'title_en'
    | 'description_ar'
    | 'description_en'
    | 'governorate_id'
    | 'city_id'
    | 'action'
    | 'price'
    | 'selltype'
    | 'clip'
    | 'has_small'
    | 'has_captions'
    | 'duration'
    | 'words'
  > {
  poster: StoredPicture;
}

interface ReelViewTable {
  reel_id: string;
  day: IsoDate;
  visitor: string;
  watched: number;
}

interface ReelFavoriteTable {
  user_id: string;
  reel_id: string;
  created_at: Date;
}

export interface VideoUploadTable {
  clip: string;
  user_id: string;
  /** Seconds. */
  duration: number;
  created_at: Date;
  /** Upload of the video's low-bitrate version; null without one. */
  small_upload: Generated<string | null>;
  state: Generated<VideoState>;
  /** Generated cover for a reel without a chosen one; only for re-encoded videos. */
  poster: ColumnType<StoredPicture | null, string | null | undefined, string | null>;
}

/** A chunked upload in progress: its parts are in the store until all have arrived. */
export interface UnfinishedVideoTable {
  /** Random UUID, the name of the finished video. */
  id: string;
  user_id: string;
  bytes: number;
  received: Generated<number>;
  created_at: Date;
  /** Original of this low-bitrate version; null for an original. */
  small_of: string | null;
}

export interface ReelTables {
  clip_upload: VideoUploadTable;
  reel: ReelTable;
  reel_view: ReelViewTable;
  reel_favorite: ReelFavoriteTable;
  unfinished_clip: UnfinishedVideoTable;
}

export type ReelRow = Selectable<ReelTable>;
