import type { ReviewPart, ReviewReportReason } from '@mashrabiya/contract';
import type { Generated, Selectable } from 'kysely';

/** Reviews of providers: at most one per author and provider. */
export interface ReviewTable {
  id: string;
  provider_id: string;
  author_id: string;
  /** 1–5. */
  rating: number;
  /** Empty where only stars were given. */
  text: string;
  created_at: Date;
  updated_at: Date;
  /** The author had a lead on one of the provider's listings when this was written. */
  has_contacted: Generated<boolean>;
  /** The provider's, and when it was first written. */
  reply: Generated<string | null>;
  replied_at: Generated<Date | null>;
  /** The moderator who looks at the reports of it, until a moment. */
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
}

/** Reports of a review or its reply: one per reporter and part. Deleted with the review. */
export interface ReviewReportTable {
  id: string;
  review_id: string;
  about: Generated<ReviewPart>;
  /** See `hashOf`; of a report of the reply, hashed once more. */
  visitor: string;
  /** Null for a visitor without a login. */
  user_id: string | null;
  reason: ReviewReportReason;
  note: string;
  created_at: Date;
  /** Nobody has decided of it. */
  is_open: Generated<boolean>;
}

/** Somebody who applied as an advisor. */
export interface AdvisorTable {
  id: string;
  user_id: string;
  state: 'pending' | 'accepted' | 'rejected';
  name: string;
  /** In lower case. */
  email: string;
  /** E.164. */
  phone: string;
  age: number;
  about: string;
  years_of_experience: number;
  experience: string;
  /** One a line. */
  certificates: string | null;
  category_id: number;
  city_id: number;
  /** The cities and districts that they work in. */
  places: number[];
  /** File name below the profile pictures' path. */
  profile_pic: string;
  submitted_at: Date;
  decided_at: Generated<Date | null>;
  /** Why they were rejected, in the moderator's words: in one language or in both. */
  note_ar: Generated<string>;
  note_en: Generated<string>;
  /** The moderator who looks at it, until a moment. */
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
}

export interface PeopleTables {
  review: ReviewTable;
  review_report: ReviewReportTable;
  advisor: AdvisorTable;
}

export type ReviewRow = Selectable<ReviewTable>;
export type AdvisorRow = Selectable<AdvisorTable>;
