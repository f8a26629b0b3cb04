import type { AlertFrequency } from '@mashrabiya/contract';
import type { Generated, Selectable } from 'kysely';
import type { Pounds } from './columns.ts';

interface SavedSearchTable {
  id: string;
  user_id: string;
  /** See the contract's `parseSavedHref`; unique per user. */
  href: string;
  name: string;
  saved_at: Date;
  checked_at: Date;
  checked_before: Date;
}

interface AlertTable {
  id: string;
  user_id: string;
  /** Null for the user's favorites. */
  search_id: string | null;
  frequency: AlertFrequency;
  by_mail: boolean;
  by_push: boolean;
  /** When the alert was turned on: earlier changes are not reported. */
  since: Date;
  /** Next run; null while the alert is off. */
  next_at: Date | null;
  /** See `readHorizon`: every earlier change has been read. Null if none has since the alert's settings changed. */
  horizon: Generated<string | null>;
}

interface AlertPropertyTable {
  alert_id: string;
  property_id: string;
  price: Pounds | null;
  is_gone: Generated<boolean>;
  told_at: Date;
}

interface PushSubscriptionTable {
  id: string;
  session_id: string;
  user_id: string;
  endpoint: string;
  /** The browser's public key and secret for encrypting messages, base64url. */
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface AlertTables {
  saved_search: SavedSearchTable;
  alert: AlertTable;
  alert_home: AlertPropertyTable;
  push_subscription: PushSubscriptionTable;
}

export type SavedSearchRow = Selectable<SavedSearchTable>;
