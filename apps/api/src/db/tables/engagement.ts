import type { Generated } from 'kysely';
import type { IsoDate, Money } from './columns.ts';

/** Who looked at a home on a day, each once. */
export interface PropertyViewTable {
  property_id: string;
  day: IsoDate;
  /** Hash of `visitorOf`. */
  visitor: string;
  /** Position in the contract's `VIEW_SOURCES`. */
  source: Generated<number>;
}

/** Who asked for the number of a home's seller on a day, each once. */
export interface PropertyLeadTable extends Omit<PropertyViewTable, 'source'> {
  /** Position in the contract's `LEAD_CHANNELS`. */
  channel: number;
  created_at: Date;
}

/** How often something was done under a key since its window began. */
export interface RateLimitTable {
  key: string;
  used: number;
  resets_at: Date;
}

/** A home that somebody marked with a heart. */
export interface FavoriteTable {
  user_id: string;
  property_id: string;
  /** The home's price at that time. */
  price: Money | null;
  created_at: Date;
  /** What the person wrote about it; empty for nothing. */
  note: Generated<string>;
}

/** The link by which others read somebody's favourites. */
export interface FavoritesShareTable {
  user_id: string;
  /** See `tokenHash`. */
  token_hash: string;
  created_at: Date;
}

export interface EngagementTables {
  property_view: PropertyViewTable;
  property_lead: PropertyLeadTable;
  rate_limit: RateLimitTable;
  favorite: FavoriteTable;
  favorites_share: FavoritesShareTable;
}
