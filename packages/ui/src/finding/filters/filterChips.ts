import { AD_TYPES, type Category, type Governorate, ROOMS_OR_MORE } from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { formatAmount } from '../amount/formatAmount.ts';
import { FILTER_KEYS, type FilterKey, type FilterState, hasFilter, typeOf } from './filterState.ts';

/** Names for the ids in a state. Empty lists do: chips then fall back to the filter's own name. */
export interface FilterReference {
  categories: readonly Category[];
  governorates: readonly Governorate[];
  language: Language;
}

export interface FilterChip {
  key: FilterKey;
  text: string;
}

/** Keeps "6+" and ranges in one piece inside a right-to-left sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function rangeText(low: number | undefined, high: number | undefined, say: (n: number) => string, t: TFunction) {
  if (low !== undefined && high !== undefined) return t('finding.chip.between', { low: say(low), high: say(high) });
  if (high !== undefined) return t('finding.chip.upTo', { amount: say(high) });
  return low === undefined ? undefined : t('finding.chip.fromAmount', { amount: say(low) });
}

/** "2, 3, 6+": counts of rooms, the last of which may mean "or more". */
export const roomsText = (counts: readonly number[], t: TFunction): string =>
  counts
    .map((count) => (count === ROOMS_OR_MORE ? isolated(t('finding.orMore', { number: count })) : String(count)))
    .join(t('finding.chip.joiner'));

function chipText(key: FilterKey, state: FilterState, reference: FilterReference, t: TFunction): string | undefined {
  const { categories, governorates, language } = reference;
  const price = (amount: number) => t('common.money', { amount: formatAmount(amount, language, t) });
  const size = (amount: number) => `${formatNumber(amount, language)} ${t('finding.sizeUnit')}`;
  const listed = (counts: readonly number[] | undefined, label: string) =>
    counts && t('finding.chip.list', { label, items: roomsText(counts, t) });
  switch (key) {
    case 'action':
      return state.action && t(`vocabulary.action.${state.action}`);
    case 'type': {
      const type = typeOf(state, categories);
      return type && t(`vocabulary.type.${type}`);
    }
    case 'subcategory_id':
      return categories.flatMap((one) => one.subcategories).find((one) => one.id === state.subcategory_id)?.name;
    case 'gover':
      return governorates.find((one) => one.id === state.gover)?.name;
    case 'city':
      return governorates.flatMap((one) => one.cities).find((one) => one.id === state.city)?.name;
    case 'price':
      return rangeText(state.min_price, state.max_price, price, t);
    case 'size':
      return rangeText(state.min_size, state.max_size, size, t);
    case 'bedrooms':
      return listed(state.bedrooms, t('finding.label.bedrooms'));
    case 'bathrooms':
      return listed(state.bathrooms, t('finding.label.bathrooms'));
    case 'finishing':
      return state.finishing && t(`vocabulary.finishing.${state.finishing}`);
    case 'payment':
      return state.payment && t(`vocabulary.payment.${state.payment}`);
    case 'ranking':
      return state.ranking && t(`vocabulary.adType.${AD_TYPES[state.ranking]}`);
  }
}

/** What each chosen filter says, in the panel's order: «سكني», «حتى 3 مليون ج.م», «غرف النوم: 2، 3». */
export const filterChips = (state: FilterState, reference: FilterReference, t: TFunction): FilterChip[] =>
  FILTER_KEYS.filter((key) => hasFilter(state, key)).map((key) => ({
    key,
    text: chipText(key, state, reference, t) ?? t(`finding.label.${key}`),
  }));
