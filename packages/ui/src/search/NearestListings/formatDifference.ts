import { CHOICE_FIELDS, type FilterDifference, isOneOf, type PropertyCard } from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { formatField } from '../../listings/fields/formatField.ts';

interface TextContext {
  /** Search text besides the filters. */
  query: string;
  language: Language;
  t: TFunction;
}

/** Millions to the hundred thousand, smaller prices to the thousand: comparisons need no more. */
const roundAmount = (amount: number): number => {
  const step = amount >= 1_000_000 ? 100_000 : amount >= 10_000 ? 1_000 : 1;
  return Math.round(amount / step) * step;
};

/** Short text on how a property differs from the search: "1.1M above your limit", "2 bedrooms", "Degla, 2 km". */
export function formatDifference(
  listing: PropertyCard,
  { filter, by: difference }: FilterDifference,
  { query, language, t }: TextContext,
): string {
  switch (filter) {
    case 'price':
      return t((difference ?? 0) > 0 ? 'search:near.above' : 'search:near.below', {
        amount: formatAmount(roundAmount(Math.abs(difference ?? 0)), language, t),
      });
    case 'monthly':
      return difference === null
        ? t(`vocabulary:payment.${listing.payment.payment}`)
        : t('search:near.monthly', { amount: formatAmount(roundAmount(difference), language, t) });
    case 'size':
      return t((difference ?? 0) > 0 ? 'search:near.larger' : 'search:near.smaller', {
        size: formatNumber(Math.abs(difference ?? 0), language),
      });
    case 'bedrooms':
    case 'bathrooms':
      return t(`listings:card.${filter}`, { count: listing[filter] });
    case 'floors':
      return t('search:near.floors', { count: listing.floors });
    case 'city':
    case 'gover':
      return difference
        ? t('search:near.away', { city: listing.city_name, distance: formatNumber(difference, language) })
        : listing.city_name;
    case 'map':
      return t('search:near.offMap', { city: listing.city_name });
    case 'features':
      return t('search:near.features', { count: Math.abs(difference ?? 0) });
    case 'payment':
      return t(`vocabulary:payment.${listing.payment.payment}`);
    case 'ranking':
      return t(`vocabulary:adType.${listing.ad_type}`);
    case 'query':
      return t('search:near.query', { query });
    case 'action':
      return t(`vocabulary:action.${listing.action}`);
    case 'type':
      return listing.category_name;
    case 'subcategory_id':
      return listing.subcategory_name;
    default: {
      const label = t(`search:label.${filter}`);
      const value = formatField(filter, listing, t, language);
      if (value === null) return t('search:near.notGiven', { label });
      return isOneOf(CHOICE_FIELDS, filter) ? value : t('search:chip.list', { label, items: value });
    }
  }
}
