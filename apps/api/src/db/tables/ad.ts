import type { DraftInput, Ranking } from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PropertyEdit } from './property.ts';

/** A home's ad, as its owner posted it. */
export interface PropertyAdTable {
  property_id: string;
  /** The rank that it was posted with. */
  pack: Ranking;
  /** Counts what was paid for: the first post is 1, each renewal one more. */
  run: number;
  /** Whether this run has been paid for; a rejection gives the ad back. */
  is_paid: boolean;
  /** When it, or its last change, came before the moderators. */
  submitted_at: Date;
  /** When a moderator let it through last. */
  accepted_at: Date | null;
  /** When this run began; null until it is let through. */
  starts_at: Date | null;
  ends_at: Date | null;
  /** The split of its thirty days, kept from when this run began, see `readSteps`; null before. */
  steps: string | null;
  /** When its rank changes next, or its run ends. */
  ranking_until: Date | null;
  /** The moderator who looks at it, until a moment. */
  claimed_by: string | null;
  claimed_until: Date | null;
  /** The rank of a further run, which is paid for as `run + 1` and begins when this one ends; null without one. */
  next_pack: Ranking | null;
  /** The edit of an approved property: it is pending, or refused. The approved version stays on offer meanwhile. */
  edit: ColumnType<PropertyEdit | null, string | null | undefined, string | null>;
  is_edit_refused: Generated<boolean>;
}

/** Which ad a draft became, so that a post that is sent again makes no second one. */
export interface PropertyPostTable {
  user_id: string;
  draft_id: string;
  property_id: string;
}

/** An ad that somebody has begun to write. */
export interface PropertyDraftTable {
  user_id: string;
  /** UUID, made by the device where it was begun. */
  id: string;
  content: ColumnType<DraftInput, string, string>;
  /** Counts its saves, from 1. */
  version: number;
  updated_at: Date;
}

/** How many ads of a rank somebody may still post: the sum of their entries, never below zero. */
export interface AdCreditTable {
  user_id: string;
  ranking: Ranking;
  balance: number;
}

/** A grant, use or return of ads; never changed. Each happens once for its reference. */
export interface AdCreditEntryTable {
  id: string;
  user_id: string;
  ranking: Ranking;
  amount: number;
  reason: 'free_trial' | 'purchase' | 'use' | 'return' | 'expiry' | 'refund' | 'refund_return' | 'correction';
  /** The lot that it belongs to. */
  lot_id: string;
  /** What it is for: of a use and its return the home and the run. */
  reference: string;
  created_at: Date;
}

/** A mailbox whose free trial was granted, see `mailboxOf`. */
export interface FreeTrialMailboxTable {
  mailbox_hash: string;
}

export interface AdTables {
  property_ad: PropertyAdTable;
  property_post: PropertyPostTable;
  ad_credit: AdCreditTable;
  property_draft: PropertyDraftTable;
  ad_credit_entry: AdCreditEntryTable;
  free_trial_mailbox: FreeTrialMailboxTable;
}

export type PropertyAdRow = Selectable<PropertyAdTable>;
