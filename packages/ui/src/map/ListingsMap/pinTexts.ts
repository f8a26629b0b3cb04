import type { MapPin } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { formatAmount } from '../../forms/amount/formatAmount.ts';

/** Price with three significant digits: `4.85m`, «12.3 مليون». */
export const formatShortPrice = (price: number, language: Language, t: TFunction): string =>
  formatAmount(Number(price.toPrecision(3)), language, t);

export const formatPinPrice = ({ price }: MapPin, language: Language, t: TFunction): string =>
  price === null ? t('map:noPrice') : formatShortPrice(price, language, t);

/** Additional text for screen readers, after the price. */
export function describePin({ action, exact }: MapPin, isSeen: boolean, t: TFunction): string {
  const parts = [t(`vocabulary:action.${action}`), !exact && t('map:approximate'), isSeen && t('map:seen')];
  return parts.filter(Boolean).join(t('map:and'));
}
