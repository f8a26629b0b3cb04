import {
  AD_TYPES,
  type Category,
  COUNT_FIELDS,
  type Feature,
  type FilterFieldName,
  type Governorate,
  isOneOf,
  PRESET_RANGE_FIELDS,
  ROOMS_OR_MORE,
  TYPED_RANGE_FIELDS,
} from '@mashrabiya/contract';
import { formatDate, formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { choiceText } from '../../listings/fields/fieldText.ts';
import {
  FILTER_KEYS,
  type FilterKey,
  type FilterState,
  hasFilter,
  typeOf,
  withoutChoice,
  withoutFilter,
} from './filterState.ts';
import { rangeLabel } from './rangePresets.ts';

export interface FilterReference {
  categories: readonly Category[];
  governorates: readonly Governorate[];
  features?: readonly Feature[];
  language: Language;
}

export interface FilterChip {
  key: FilterKey;
  /** Set for one of several values. */
  id?: number;
  text: string;
  /** Filters without this one. */
  rest: FilterState;
}

/** Keeps "6+" and ranges together inside a right-to-left sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function rangeText(low: number | undefined, high: number | undefined, say: (n: number) => string, t: TFunction) {
  if (low !== undefined && high !== undefined) return t('search:chip.between', { low: say(low), high: say(high) });
  if (high !== undefined) return t('search:chip.upTo', { amount: say(high) });
  return low === undefined ? undefined : t('search:chip.fromAmount', { amount: say(low) });
}

/** "2, 3, 6+": the last number may mean "or more". */
export const roomsText = (counts: readonly number[], t: TFunction): string =>
  counts
    .map((count) => (count === ROOMS_OR_MORE ? isolated(t('search:orMore', { number: count })) : String(count)))
    .join(t('search:chip.joiner'));

function fieldChipText(name: FilterFieldName, state: FilterState, { language }: FilterReference, t: TFunction) {
  if (isOneOf(COUNT_FIELDS, name)) {
    const counts = state[name];
    return counts && t('search:chip.list', { label: t(`search:label.${name}`), items: roomsText(counts, t) });
  }
  if (isOneOf(TYPED_RANGE_FIELDS, name)) {
    const size = (amount: number) => `${formatNumber(amount, language)} ${t('search:sizeUnit')}`;
    return rangeText(state[`min_${name}`], state[`max_${name}`], size, t);
  }
  if (isOneOf(PRESET_RANGE_FIELDS, name)) {
    const range = { min: state[`min_${name}`], max: state[`max_${name}`] };
    const known = rangeLabel(name, range, t);
    if (known) return known;
    const items = range.min === range.max ? String(range.min) : rangeText(range.min, range.max, String, t);
    return t('search:chip.list', { label: t(`search:label.${name}`), items });
  }
  const [wanted, unwanted] = [state[name], state[`not_${name}`]];
  if (wanted) return choiceText(name, wanted, t);
  return unwanted && t('search:chip.not', { choice: choiceText(name, unwanted, t) });
}

type SingleKey = Exclude<FilterKey, 'city' | 'features'>;

function chipText(key: SingleKey, state: FilterState, reference: FilterReference, t: TFunction): string | undefined {
  const { categories, governorates, language } = reference;
  const price = (amount: number) => t('common:money', { amount: formatAmount(amount, language, t) });
  switch (key) {
    case 'action':
      return state.action && t(`vocabulary:action.${state.action}`);
    case 'type': {
      const type = typeOf(state, categories);
      return type && t(`vocabulary:type.${type}`);
    }
    case 'subcategory_id':
      return categories.flatMap((one) => one.subcategories).find((one) => one.id === state.subcategory_id)?.name;
    case 'gover':
      return governorates.find((one) => one.id === state.gover)?.name;
    case 'price':
      return rangeText(state.min_price, state.max_price, price, t);
    case 'monthly':
      return state.max_monthly === undefined
        ? undefined
        : t('search:chip.monthly', { amount: price(state.max_monthly) });
    case 'payment':
      return state.payment && t(`vocabulary:payment.${state.payment}`);
    case 'ranking':
      return state.ranking && t(`vocabulary:adType.${AD_TYPES[state.ranking]}`);
    case 'map':
      return t(state.area ? 'search:chip.area' : 'search:chip.box');
    case 'since':
      return state.since && t('search:chip.since', { date: formatDate(new Date(state.since), language) });
    default:
      return fieldChipText(key, state, reference, t);
  }
}

/** Chips of the set filters, in the panel's order: «سكني», «حتى 3 مليون ج.م», «غرف النوم: 2، 3». */
export const filterChips = (state: FilterState, reference: FilterReference, t: TFunction): FilterChip[] =>
  FILTER_KEYS.filter((key) => hasFilter(state, key)).flatMap((key): FilterChip[] => {
    const own = t(`search:label.${key}`);
    if (key !== 'city' && key !== 'features') {
      return [{ key, text: chipText(key, state, reference, t) ?? own, rest: withoutFilter(state, key) }];
    }
    return (state[key] ?? []).map((id) => {
      const text = namesOf(key, reference).find((one) => one.id === id)?.name ?? own;
      return { key, id, text, rest: withoutChoice(state, key, id) };
    });
  });

const namesOf = (key: 'city' | 'features', { governorates, features = [] }: FilterReference) =>
  key === 'city' ? governorates.flatMap((one) => one.cities) : features;
