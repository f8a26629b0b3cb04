import type { ModerationKind, RefusalReason, ReporterRecord, ReportOutcome, ReportReason } from '@mashrabiya/contract';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

interface PropertyReviewTable {
  id: string;
  property_id: string;
  moderator_id: string;
  decision: 'accepted' | 'change' | 'rejected';
  reasons: Generated<RefusalReason[]>;
  /** One text for all languages, if there are none by language. */
  note: Generated<string>;
  note_ar: Generated<string>;
  note_en: Generated<string>;
  /** Snapshot of the ad, see `pickReviewedContent`. */
  content: ColumnType<Record<string, unknown>, string, string>;
  created_at: Date;
}

export interface ReportTable {
  id: string;
  property_id: Generated<string | null>;
  reel_id: Generated<string | null>;
  person_id: Generated<string | null>;
  /** The reported conversation with the user; null if the report is about something else. */
  conversation_id: Generated<string | null>;
  /** Id of the ad or user: see `ReportCaseTable`. */
  case_id: GeneratedAlways<string>;
  subject_id: GeneratedAlways<string>;
  visitor: string;
  /** User who is notified of the outcome; null for a visitor without a login. */
  user_id: string | null;
  reason: ReportReason;
  note: Generated<string>;
  /** Reporter's record when the report was made. */
  reporter: Generated<ReporterRecord>;
  created_at: Date;
  decision: Generated<ReportOutcome | null>;
  decided_at: Generated<Date | null>;
}

/** An ad with open reports of it or its reels, or a user with open reports. */
interface ReportCaseTable {
  id: GeneratedAlways<string>;
  property_id: Generated<string | null>;
  person_id: Generated<string | null>;
  opened_at: Date;
  weight: Generated<number>;
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
}

interface SoldQuestionTable {
  property_id: string;
  asked_at: Date;
}

export type DecisionKind = 'ad' | 'report' | 'reel' | 'advisor';

interface PendingDecisionTable {
  kind: DecisionKind;
  subject_id: string;
  /** Different for each decision: a job carries out only its own. */
  id: string;
  moderator_id: string;
  decision: ColumnType<unknown, string, string>;
  due_at: Date;
}

/** Immutable log of moderators' actions and visitors' reports. */
interface ModerationEventTable {
  id: string;
  kind: ModerationKind;
  actor_id: string | null;
  property_id: string | null;
  seller_id: string | null;
  /** Author of the review that the note quotes or describes. */
  author_id: Generated<string | null>;
  reasons: Generated<string[]>;
  note: Generated<string>;
  created_at: Date;
}

export interface ModerationTables {
  property_review: PropertyReviewTable;
  report: ReportTable;
  report_case: ReportCaseTable;
  sold_question: SoldQuestionTable;
  held_decision: PendingDecisionTable;
  moderation_event: ModerationEventTable;
}

export type PendingDecisionRow = Selectable<PendingDecisionTable>;
export type ReviewRow = Selectable<PropertyReviewTable>;
