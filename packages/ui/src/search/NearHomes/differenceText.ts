import { CHOICE_FIELDS, type Difference, isOneOf, type PropertyCard } from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { fieldText } from '../../homes/fields/fieldText.ts';

interface Words {
  /** Search text besides the filters. */
  query: string;
  language: Language;
  t: TFunction;
}

/** Millions to the hundred thousand, smaller prices to the thousand: comparisons need no more. */
const rounded = (amount: number): number => {
  const step = amount >= 1_000_000 ? 100_000 : amount >= 10_000 ? 1_000 : 1;
  return Math.round(amount / step) * step;
};

/** Short text on how a property differs from the search: "1.1M above your limit", "2 bedrooms", "Degla, 2 km". */
export function differenceText(home: PropertyCard, { filter, by }: Difference, { query, language, t }: Words): string {
  switch (filter) {
    case 'price':
      return t((by ?? 0) > 0 ? 'finding:near.above' : 'finding:near.below', {
        amount: formatAmount(rounded(Math.abs(by ?? 0)), language, t),
      });
    case 'monthly':
      return by === null
        ? t(`vocabulary:payment.${home.payment.payment}`)
        : t('finding:near.monthly', { amount: formatAmount(rounded(by), language, t) });
    case 'size':
      return t((by ?? 0) > 0 ? 'finding:near.larger' : 'finding:near.smaller', {
        size: formatNumber(Math.abs(by ?? 0), language),
      });
    case 'bedrooms':
    case 'bathrooms':
      return t(`homes:card.${filter}`, { count: home[filter] });
    case 'floors':
      return t('finding:near.floors', { count: home.floors });
    case 'city':
    case 'gover':
      return by
        ? t('finding:near.away', { city: home.city_name, distance: formatNumber(by, language) })
        : home.city_name;
    case 'map':
      return t('finding:near.offMap', { city: home.city_name });
    case 'features':
      return t('finding:near.features', { count: Math.abs(by ?? 0) });
    case 'payment':
      return t(`vocabulary:payment.${home.payment.payment}`);
    case 'ranking':
      return t(`vocabulary:adType.${home.ad_type}`);
    case 'query':
      return t('finding:near.query', { query });
    case 'action':
      return t(`vocabulary:action.${home.action}`);
    case 'type':
      return home.category_name;
    case 'subcategory_id':
      return home.subcategory_name;
    default: {
      const label = t(`finding:label.${filter}`);
      const value = fieldText(filter, home, t, language);
      if (value === null) return t('finding:near.notGiven', { label });
      return isOneOf(CHOICE_FIELDS, filter) ? value : t('finding:chip.list', { label, items: value });
    }
  }
}
