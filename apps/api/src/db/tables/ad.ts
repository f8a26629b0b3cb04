import type { DraftInput, Ranking } from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PropertyEdit } from './property.ts';

export interface PropertyAdTable {
  property_id: string;
  /** Rank that the ad was posted with. */
  pack: Ranking;
  /** Number of paid periods: 1 for the first post, one more per renewal. */
  run: number;
  /** True if this period was paid; a rejection returns the ad credit. */
  is_paid: boolean;
  submitted_at: Date;
  accepted_at: Date | null;
  starts_at: Date | null;
  ends_at: Date | null;
  /** Snapshot of the rank schedule at the start of the period, see `parseRankSchedule`; null before. */
  steps: string | null;
  /** Next rank change, or end of the period. */
  ranking_until: Date | null;
  claimed_by: string | null;
  claimed_until: Date | null;
  /** Rank of the next paid period, `run + 1`, which begins when this one ends; null without one. */
  next_pack: Ranking | null;
  /** Pending or rejected edit of an approved property. The approved version stays on offer meanwhile. */
  edit: ColumnType<PropertyEdit | null, string | null | undefined, string | null>;
  is_edit_refused: Generated<boolean>;
}

interface PropertyPostTable {
  user_id: string;
  draft_id: string;
  property_id: string;
}

export interface PropertyDraftTable {
  user_id: string;
  id: string;
  content: ColumnType<DraftInput, string, string>;
  /** Number of saves, from 1. */
  version: number;
  updated_at: Date;
}

interface AdCreditTable {
  user_id: string;
  ranking: Ranking;
  balance: number;
}

/** Immutable grant, use or return of ads; unique by reference. */
export interface AdCreditEntryTable {
  id: string;
  user_id: string;
  ranking: Ranking;
  amount: number;
  reason: 'free_trial' | 'purchase' | 'use' | 'return' | 'expiry' | 'refund' | 'refund_return' | 'correction';
  lot_id: string;
  /** Idempotency reference; for a use and its return, listing and period. */
  reference: string;
  created_at: Date;
}

export interface AdCreditLotTable {
  id: string;
  user_id: string;
  ranking: Ranking;
  /** Null for the free trial. */
  order_id: string | null;
  granted: number;
  /** Remaining ads: the sum of the lot's ledger entries. */
  balance: number;
  expires_at: Date | null;
  /** Rank schedule of the purchase, see `parseRankSchedule`; null for the schedule at the start of a period. */
  steps: string | null;
  created_at: Date;
}

/** A mailbox that had its free trial, see `toMailbox`. */
interface FreeTrialMailboxTable {
  mailbox_hash: string;
}

export interface AdTables {
  property_ad: PropertyAdTable;
  property_post: PropertyPostTable;
  ad_credit: AdCreditTable;
  property_draft: PropertyDraftTable;
  ad_credit_entry: AdCreditEntryTable;
  ad_credit_lot: AdCreditLotTable;
  free_trial_mailbox: FreeTrialMailboxTable;
}

export type PropertyAdRow = Selectable<PropertyAdTable>;
