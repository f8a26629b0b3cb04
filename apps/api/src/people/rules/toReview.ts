import type { Review } from '@mashrabiya/contract';
import { formatTimeAgo, type Language } from '@mashrabiya/i18n';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { ReviewRow } from '../../db/tables/people.ts';

export type ReviewWithAuthor = Pick<
  ReviewRow,
  'id' | 'rating' | 'text' | 'created_at' | 'has_contacted' | 'reply' | 'replied_at'
> &
  Pick<UserRow, 'name_ar' | 'name_en' | 'profile_pic'> & {
    provider_name_ar: UserRow['name_ar'];
    provider_name_en: UserRow['name_en'];
  };

export const toReview = (row: ReviewWithAuthor, language: Language, now: Date): Review => ({
  id: row.id,
  name: pickLanguage(language, row.name_ar, row.name_en),
  profile_pic: row.profile_pic,
  rating: row.rating,
  text: row.text,
  has_contacted: row.has_contacted,
  created_at: row.created_at.toISOString(),
  time_ago: formatTimeAgo(row.created_at, now, language),
  reply:
    row.reply !== null && row.replied_at !== null
      ? {
          name: pickLanguage(language, row.provider_name_ar, row.provider_name_en),
          text: row.reply,
          created_at: row.replied_at.toISOString(),
        }
      : null,
});
