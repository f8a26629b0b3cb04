import type { ModerationKind, RefusalReason, ReporterRecord, ReportOutcome, ReportReason } from '@mashrabiya/contract';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

/** What a moderator said of an ad. */
export interface PropertyReviewTable {
  id: string;
  property_id: string;
  moderator_id: string;
  decision: 'accepted' | 'change' | 'rejected';
  reasons: Generated<RefusalReason[]>;
  /** One text for everybody, where there are none by language. */
  note: Generated<string>;
  note_ar: Generated<string>;
  note_en: Generated<string>;
  /** The ad as it was then, see `judgedContent`. */
  content: ColumnType<Record<string, unknown>, string, string>;
  created_at: Date;
}

/** What somebody said against an ad, a reel or a person, once a visitor and each of these. Open until it is decided of. */
export interface ReportTable {
  id: string;
  /** Of the ad, or of the ad that the reel is of; null for a person. */
  property_id: Generated<string | null>;
  /** The reel that it is about. */
  reel_id: Generated<string | null>;
  person_id: Generated<string | null>;
  /** Of the ad or person: see `ReportCaseTable`. */
  case_id: GeneratedAlways<string>;
  /** Of the reel, the ad or the person that it is about. */
  subject_id: GeneratedAlways<string>;
  /** See `hashOf`. */
  visitor: string;
  /** Who is told what became of it; null for a visitor without a login. */
  user_id: string | null;
  reason: ReportReason;
  note: Generated<string>;
  /** What the visitor's earlier reports had come to when this one came. */
  reporter: Generated<ReporterRecord>;
  created_at: Date;
  decision: Generated<ReportOutcome | null>;
  decided_at: Generated<Date | null>;
}

/** An ad with open reports of it or its reels, or a person with open reports. */
export interface ReportCaseTable {
  /** Of the ad or person. */
  id: GeneratedAlways<string>;
  property_id: Generated<string | null>;
  person_id: Generated<string | null>;
  opened_at: Date;
  /** See `weighReports`. */
  weight: Generated<number>;
  /** The moderator who looks at it, until a moment. */
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
}

/** An owner who is asked whether a home is still to be had; see `asksOwner`. */
export interface SoldQuestionTable {
  property_id: string;
  asked_at: Date;
}

/** Of what a moderator decides so that it can be undone: of an ad that waits, of a case of reports, of a reel, of an advisor's application. */
export type HeldKind = 'ad' | 'report' | 'reel' | 'advisor';

/** What a moderator decided and can still undo. */
export interface HeldDecisionTable {
  kind: HeldKind;
  /** The ad, case, reel or application. */
  subject_id: string;
  /** Each decision has another: a job carries out only its own. */
  id: string;
  moderator_id: string;
  /** As it was sent. */
  decision: ColumnType<unknown, string, string>;
  /** When it is carried out. */
  due_at: Date;
}

/** What moderators did and visitors reported; never changed. */
export interface ModerationEventTable {
  id: string;
  kind: ModerationKind;
  /** Null for a visitor without a login. */
  actor_id: string | null;
  property_id: string | null;
  /** The seller whom it concerns. */
  seller_id: string | null;
  reasons: Generated<string[]>;
  note: Generated<string>;
  created_at: Date;
}

export interface ModerationTables {
  property_review: PropertyReviewTable;
  report: ReportTable;
  report_case: ReportCaseTable;
  sold_question: SoldQuestionTable;
  held_decision: HeldDecisionTable;
  moderation_event: ModerationEventTable;
}

export type HeldDecisionRow = Selectable<HeldDecisionTable>;
export type ReviewRow = Selectable<PropertyReviewTable>;
