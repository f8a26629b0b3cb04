import { PAYMENT_METHODS, type Ranking, type ReelPost } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { mergeEditedText } from '../../ads/rules/propertyContent.ts';
import type { ReelRow } from '../../db/tables/reel.ts';

/** Ranks of the form's choices (specification, section 3). */
export const REEL_RANKS: Readonly<Record<ReelPost['ranking'], Ranking>> = { basic: 1, premium: 2 };

type Texts = Pick<ReelRow, 'title_ar' | 'title_en' | 'description_ar' | 'description_en'>;

const NO_TEXTS: Texts = { title_ar: null, title_en: null, description_ar: null, description_en: null };

/** Columns of a reel from its form. The form shows one language: the other stays unchanged. */
export function buildReelContent(post: ReelPost, previous: Texts = NO_TEXTS, language: Language = 'ar') {
  const title = mergeEditedText(post.title, { ar: previous.title_ar, en: previous.title_en }, language);
  const text = mergeEditedText(
    post.description,
    { ar: previous.description_ar, en: previous.description_en },
    language,
  );
  return {
    title_ar: title.ar,
    title_en: title.en,
    description_ar: text.ar,
    description_en: text.en,
    governorate_id: post.gover,
    city_id: post.city,
    action: post.action === 'rent' ? (1 as const) : (0 as const),
    price: post.price,
    selltype: PAYMENT_METHODS.indexOf(post.selltype),
    property_id: post.property_id.toLowerCase(),
  };
}
