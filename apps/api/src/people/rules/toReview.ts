import type { Review } from '@mashrabiya/contract';
import { formatTimeAgo, type Language } from '@mashrabiya/i18n';
import { inLanguage } from '../../catalogue/rules/card.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ReviewRow } from '../../db/tables/people.ts';

/** A review and who wrote it. */
export type ReviewWithAuthor = Pick<ReviewRow, 'id' | 'rating' | 'text' | 'created_at' | 'has_contacted'> &
  Pick<UserRow, 'name_ar' | 'name_en' | 'profile_pic'>;

/** A review as the wire has it. */
export const toReview = (row: ReviewWithAuthor, language: Language, now: Date): Review => ({
  id: row.id,
  name: inLanguage(language, row.name_ar, row.name_en),
  profile_pic: row.profile_pic,
  rating: row.rating,
  text: row.text,
  has_contacted: row.has_contacted,
  created_at: row.created_at.toISOString(),
  time_ago: formatTimeAgo(row.created_at, now, language),
});
