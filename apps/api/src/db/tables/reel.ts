import type { FilmState, Ranking, RefusalReason } from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { IsoDate, Money } from './columns.ts';
import type { StoredPicture } from './property.ts';

/** Why a reel was not let through. */
export interface StoredRefusal {
  reasons: RefusalReason[];
  note: string;
  note_ar: string;
  note_en: string;
  is_change: boolean;
  /** ISO. */
  at: string;
}

/** A short clip of a home. At least one language of the title is written. */
export interface ReelTable {
  /** UUIDv7, made by the application. */
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
  price: Money | null;
  /** Position in the contract's `SELL_TYPES`. */
  selltype: number;
  ranking: Ranking;
  /** 1 pending, 2 active, 3 expired, 4 rejected. */
  availability: number;
  /** Name of its files, see `clipFiles`. */
  clip: string;
  has_small: boolean;
  has_captions: boolean;
  /** Seconds. */
  duration: number;
  poster: ColumnType<StoredPicture, string, string>;
  /** Folded words of its texts, each once, separated by spaces. */
  words: string;
  created_at: Date;
  updated_at: Date;
  /** When it went on offer, and until when it is. */
  listed_at: Date | null;
  expires_at: Date | null;
  /** When its owner took it down. */
  removed_at: Generated<Date | null>;
  /** What a moderator said of it the last time it was not let through; null otherwise. */
  refusal: ColumnType<StoredRefusal | null, string | null | undefined, string | null>;
  /**
   * The edit of an approved reel; the approved version stays on offer meanwhile. It is pending until `refusal` is set.
   */
  edit: ColumnType<ReelEdit | null, string | null | undefined, string | null>;
  total_views: Generated<number>;
  total_favorites: Generated<number>;
}

/** All that the form of a reel fills. */
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

/** Who watched a reel on a day, each once. */
export interface ReelViewTable {
  reel_id: string;
  day: IsoDate;
  /** Hash of `visitorOf`. */
  visitor: string;
  /** The largest share that was watched, in percent. */
  watched: number;
}

/** A reel that somebody marked with a heart. */
export interface ReelFavoriteTable {
  user_id: string;
  reel_id: string;
  created_at: Date;
}

/** A film that somebody sent; `clip` names its file. */
export interface ClipUploadTable {
  clip: string;
  user_id: string;
  /** Seconds. */
  duration: number;
  created_at: Date;
  /** The upload that its small version came by; null while it has none. */
  small_upload: Generated<string | null>;
  /** Whether it can be played, or is still written anew, or could not be. */
  state: Generated<FilmState>;
  /** What stands for a reel whose sender could choose no cover; only of films that were written anew. */
  poster: ColumnType<StoredPicture | null, string | null | undefined, string | null>;
}

/** A film on its way: its parts lie in the store until all are there. */
export interface UnfinishedClipTable {
  /** Random UUID; the finished film is named by it. */
  id: string;
  user_id: string;
  bytes: number;
  /** Bytes that have arrived. */
  received: Generated<number>;
  created_at: Date;
  /** The film that it is the small version of; null for a film of its own. */
  small_of: string | null;
}

export interface ReelTables {
  clip_upload: ClipUploadTable;
  reel: ReelTable;
  reel_view: ReelViewTable;
  reel_favorite: ReelFavoriteTable;
  unfinished_clip: UnfinishedClipTable;
}

export type ReelRow = Selectable<ReelTable>;
