import type { AlertFrequency } from '@mashrabiya/contract';
import type { Generated, Selectable } from 'kysely';
import type { Money } from './columns.ts';

/** A result page that somebody saved. */
export interface SavedSearchTable {
  id: string;
  user_id: string;
  /** See the contract's `parseSavedHref`; each once for a person. */
  href: string;
  name: string;
  saved_at: Date;
  checked_at: Date;
  checked_before: Date;
}

/** What somebody wants to be told of, and how. */
export interface AlertTable {
  id: string;
  user_id: string;
  /** Null: the person's favourites. */
  search_id: string | null;
  frequency: AlertFrequency;
  by_mail: boolean;
  by_push: boolean;
  /** When it was turned on: of what was there before nobody is told. */
  since: Date;
  /** When it looks for news; null while it is off. */
  next_at: Date | null;
  /** See `readHorizon`: it has looked at every earlier change. Null: at none, by its present setting. */
  horizon: Generated<string | null>;
}

/** A home that an alert has told of, and how the home was then. */
export interface AlertHomeTable {
  alert_id: string;
  property_id: string;
  price: Money | null;
  is_gone: Generated<boolean>;
  told_at: Date;
}

/** A browser that shows notifications, until its login ends. */
export interface PushSubscriptionTable {
  id: string;
  session_id: string;
  user_id: string;
  /** Address at the browser's push service. */
  endpoint: string;
  /** The browser's public key, and its secret, by which messages are encrypted: base64url. */
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface AlertTables {
  saved_search: SavedSearchTable;
  alert: AlertTable;
  alert_home: AlertHomeTable;
  push_subscription: PushSubscriptionTable;
}

export type SavedSearchRow = Selectable<SavedSearchTable>;
