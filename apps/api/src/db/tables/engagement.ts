import type { Generated } from 'kysely';
import type { IsoDate, Pounds } from './columns.ts';

interface PropertyViewTable {
  property_id: string;
  day: IsoDate;
  /** The visitor's hash, see `identifyVisitor`. */
  visitor: string;
  /** Position in the contract's `VIEW_SOURCES`. */
  source: Generated<number>;
}

interface PropertyLeadTable extends Omit<PropertyViewTable, 'source'> {
  /** Position in the contract's `LEAD_CHANNELS`. */
  channel: number;
  created_at: Date;
}

export interface RateLimitTable {
  key: string;
  used: number;
  resets_at: Date;
}

interface FavoriteTable {
  user_id: string;
  property_id: string;
  price: Pounds | null;
  created_at: Date;
  note: Generated<string>;
}

interface FavoritesShareTable {
  user_id: string;
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
