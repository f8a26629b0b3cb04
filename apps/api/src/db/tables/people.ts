import type { ReviewPart, ReviewReportReason } from '@mashrabiya/contract';
import type { Generated, Selectable } from 'kysely';

/** At most one review per author and provider. */
interface ReviewTable {
  id: string;
  provider_id: string;
  author_id: string;
  /** 1–5. */
  rating: number;
  /** Empty for stars without a text. */
  text: string;
  created_at: Date;
  updated_at: Date;
  /** The author had a lead on one of the provider's listings when this was written. */
  has_contacted: Generated<boolean>;
  reply: Generated<string | null>;
  replied_at: Generated<Date | null>;
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
}

/** Reports of a review or its reply: one per reporter and part. Deleted with the review. */
export interface ReviewReportTable {
  id: string;
  review_id: string;
  about: Generated<ReviewPart>;
  /** The reporter's hash, see `hashText`; for a report of the reply, hashed again. */
  visitor: string;
  user_id: string | null;
  reason: ReviewReportReason;
  note: string;
  created_at: Date;
  is_open: Generated<boolean>;
}

export interface AdvisorTable {
  id: string;
  user_id: string;
  state: 'pending' | 'accepted' | 'rejected';
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  age: number;
  about: string;
  years_of_experience: number;
  experience: string;
  /** One per line. */
  certificates: string | null;
  category_id: number;
  city_id: number;
  /** Ids of the cities and districts that they work in. */
  places: number[];
  profile_pic: string;
  submitted_at: Date;
  decided_at: Generated<Date | null>;
  note_ar: Generated<string>;
  note_en: Generated<string>;
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
