import { AD_TYPES, type AdType, type Reel } from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import type { PictureImage } from '../../foundation/Picture/Picture.tsx';

/** Poster of a reel. The text beside it describes it, so its alternative text is empty. */
export const getPoster = ({ thumbnail, thumbhash }: Pick<Reel, 'thumbnail' | 'thumbhash'>): PictureImage | null =>
  thumbnail ? { img_name: thumbnail, thumbhash, alt: '' } : null;

/** Price text, per month for rent. */
export function formatReelPrice(
  { price, action }: Pick<Reel, 'price' | 'action'>,
  t: TFunction,
  language: Language,
): string {
  if (price <= 0) return t('listings:card.noPrice');
  return t(action === 'rent' ? 'listings:card.priceMonthly' : 'listings:card.price', {
    amount: formatNumber(price, language),
  });
}

/** Promotion level: 1 basic, 2 elite, 3 superior. */
export const getReelAdType = ({ ranking }: Pick<Reel, 'ranking'>): AdType => AD_TYPES[ranking];

/** Formats whole seconds as `0:07`, `1:00`. */
export function formatVideoTime(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
}
