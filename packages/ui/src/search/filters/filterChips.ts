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
import { formatChoice } from '../../listings/fields/formatField.ts';
import {
  FILTER_KEYS,
  type FilterKey,
  type FilterState,
  getPropertyType,
  hasFilter,
  removeChoice,
  removeFilter,
} from './filterState.ts';
import { formatRangeLabel } from './rangePresets.ts';

export interface FilterReference {
  categories: readonly Category[];
  governorates: readonly Governorate[];
  features?: readonly Feature[];
  language: Language;
}

export interface FilterChip {
  key: FilterKey;
  /** Id of the value, where a filter has several values. */
  id?: number;
  text: string;
  /** Filters that remain when this chip is removed. */
  remainingFilters: FilterState;
}

/** Keeps "6+" and ranges together inside a right-to-left sentence. */
const isolate = (text: string) => `\u2068${text}\u2069`;

function formatRange(low: number | undefined, high: number | undefined, format: (n: number) => string, t: TFunction) {
  if (low !== undefined && high !== undefined)
    return t('search:chip.between', { low: format(low), high: format(high) });
  if (high !== undefined) return t('search:chip.upTo', { amount: format(high) });
  return low === undefined ? undefined : t('search:chip.fromAmount', { amount: format(low) });
}

/** "2, 3, 6+": the last number may mean "or more". */
const formatRooms = (counts: readonly number[], t: TFunction): string =>
  counts
    .map((count) => (count === ROOMS_OR_MORE ? isolate(t('search:orMore', { number: count })) : String(count)))
    .join(t('search:chip.joiner'));

function formatFieldChip(name: FilterFieldName, state: FilterState, { language }: FilterReference, t: TFunction) {
  if (isOneOf(COUNT_FIELDS, name)) {
    const counts = state[name];
    return counts && t('search:chip.list', { label: t(`search:label.${name}`), items: formatRooms(counts, t) });
  }
  if (isOneOf(TYPED_RANGE_FIELDS, name)) {
    const formatSize = (amount: number) => `${formatNumber(amount, language)} ${t('search:sizeUnit')}`;
    return formatRange(state[`min_${name}`], state[`max_${name}`], formatSize, t);
  }
  if (isOneOf(PRESET_RANGE_FIELDS, name)) {
    const range = { min: state[`min_${name}`], max: state[`max_${name}`] };
    const presetLabel = formatRangeLabel(name, range, t);
    if (presetLabel) return presetLabel;
    const items = range.min === range.max ? String(range.min) : formatRange(range.min, range.max, String, t);
    return t('search:chip.list', { label: t(`search:label.${name}`), items });
  }
  const [wantedChoice, unwantedChoice] = [state[name], state[`not_${name}`]];
  if (wantedChoice) return formatChoice(name, wantedChoice, t);
  return unwantedChoice && t('search:chip.not', { choice: formatChoice(name, unwantedChoice, t) });
}

type SingleKey = Exclude<FilterKey, 'city' | 'features'>;

function formatChip(key: SingleKey, state: FilterState, reference: FilterReference, t: TFunction): string | undefined {
  const { categories, governorates, language } = reference;
  const formatPrice = (amount: number) => t('common:money', { amount: formatAmount(amount, language, t) });
  switch (key) {
    case 'action':
      return state.action && t(`vocabulary:action.${state.action}`);
    case 'type': {
      const type = getPropertyType(state, categories);
      return type && t(`vocabulary:type.${type}`);
    }
    case 'subcategory_id':
      return categories.flatMap((one) => one.subcategories).find((one) => one.id === state.subcategory_id)?.name;
    case 'gover':
      return governorates.find((candidate) => candidate.id === state.gover)?.name;
    case 'price':
      return formatRange(state.min_price, state.max_price, formatPrice, t);
    case 'monthly':
      return state.max_monthly === undefined
        ? undefined
        : t('search:chip.monthly', { amount: formatPrice(state.max_monthly) });
    case 'payment':
      return state.payment && t(`vocabulary:payment.${state.payment}`);
    case 'ranking':
      return state.ranking && t(`vocabulary:adType.${AD_TYPES[state.ranking]}`);
    case 'map':
      return t(state.area ? 'search:chip.area' : 'search:chip.box');
    case 'since':
      return state.since && t('search:chip.since', { date: formatDate(new Date(state.since), language) });
    default:
      return formatFieldChip(key, state, reference, t);
  }
}

/** Chips of the set filters, in the panel's order: «سكني», «حتى 3 مليون ج.م», «غرف النوم: 2، 3». */
export const buildFilterChips = (state: FilterState, reference: FilterReference, t: TFunction): FilterChip[] =>
  FILTER_KEYS.filter((key) => hasFilter(state, key)).flatMap((key): FilterChip[] => {
    const label = t(`search:label.${key}`);
    if (key !== 'city' && key !== 'features') {
      return [{ key, text: formatChip(key, state, reference, t) ?? label, remainingFilters: removeFilter(state, key) }];
    }
    return (state[key] ?? []).map((id) => {
      const text = getNamedChoices(key, reference).find((candidate) => candidate.id === id)?.name ?? label;
      return { key, id, text, remainingFilters: removeChoice(state, key, id) };
    });
  });

const getNamedChoices = (key: 'city' | 'features', { governorates, features = [] }: FilterReference) =>
  key === 'city' ? governorates.flatMap((candidate) => candidate.cities) : features;
