import { formatNumber, type Language } from '@mashrabiya/i18n';
import { useState } from 'react';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { type AmountField, checkFilters } from '../filters/checkFilters.ts';
import { areFiltersEqual, type FilterState } from '../filters/filterState.ts';
import { normalizeFilters } from '../filters/normalizeFilters.ts';
import { readFilters } from '../filters/readFilters.ts';
import type { FilterFormProps } from './formProps.ts';

export const AMOUNT_FIELDS = ['min_price', 'max_price', 'max_monthly', 'min_size', 'max_size'] as const;

type AmountTexts = Record<AmountField, string>;
const EMPTY_TEXTS: AmountTexts = { min_price: '', max_price: '', max_monthly: '', min_size: '', max_size: '' };

interface DraftOptions extends Pick<FilterFormProps, 'value' | 'categories' | 'governorates' | 'limits' | 'onChange'> {
  /** Number of history navigations; each one resets the form to the list's filters. */
  historyNavigations?: number | undefined;
}

const formatAmounts = (state: FilterState, language: Language): AmountTexts => {
  const formatText = (amount: number | undefined) => (amount === undefined ? '' : formatNumber(amount, language));
  return {
    min_price: formatText(state.min_price),
    max_price: formatText(state.max_price),
    max_monthly: formatText(state.max_monthly),
    min_size: formatText(state.min_size),
    max_size: formatText(state.max_size),
  };
};

/**
 * Draft filters of the form: choices, and amounts as typed. Follows the list's filters when they change for another
 * reason than this form's request, such as a removed chip or Back.
 */
export function useFilterDraft({
  value,
  categories,
  governorates,
  limits,
  onChange,
  historyNavigations,
}: DraftOptions) {
  const { language } = useLocale();
  const [choices, setChoices] = useState<FilterState>(() => normalizeFilters(value, categories, governorates));
  const [typedTexts, setTypedTexts] = useState<AmountTexts>(() => formatAmounts(value, language));
  const [lastValue, setLastValue] = useState(value);
  const [requestedFilters, setRequestedFilters] = useState<readonly FilterState[]>([]);
  const [lastNavigation, setLastNavigation] = useState(historyNavigations);
  const resetToValue = () => {
    setChoices(normalizeFilters(value, categories, governorates));
    setTypedTexts(formatAmounts(value, language));
  };
  if (!areFiltersEqual(lastValue, value)) {
    setLastValue(value);
    const answeredIndex = requestedFilters.findIndex((request) => areFiltersEqual(request, value));
    setRequestedFilters(requestedFilters.slice(answeredIndex + 1));
    if (answeredIndex < 0) resetToValue();
  }
  // Going back before the list has loaded leaves the list unchanged: only this count tells that the choice is undone.
  if (lastNavigation !== historyNavigations) {
    setLastNavigation(historyNavigations);
    setRequestedFilters([]);
    resetToValue();
  }
  const [touchedFields, setTouchedFields] = useState<ReadonlySet<AmountField>>(new Set());

  const parseDraft = (nextChoices: FilterState, nextTyped: AmountTexts) => {
    const { min_price: _1, max_price: _2, max_monthly: _3, min_size: _4, max_size: _5, ...rest } = nextChoices;
    const source = new URLSearchParams(nextTyped);
    const draft: FilterState = { ...rest, ...readFilters(source) };
    return { draft, problems: checkFilters(source, draft, limits) };
  };
  const change = (nextChoices: FilterState, nextTyped: AmountTexts) => {
    // Keep equal state, to avoid a render when an opening form adopts its fields.
    setChoices((now) => (areFiltersEqual(now, nextChoices) ? now : nextChoices));
    setTypedTexts((now) => (AMOUNT_FIELDS.every((field) => now[field] === nextTyped[field]) ? now : nextTyped));
    const { draft, problems } = parseDraft(nextChoices, nextTyped);
    if (!Object.keys(problems).length) onChange?.(draft);
    return { draft, problems };
  };

  const type = (field: AmountField, text: string) => change(choices, { ...typedTexts, [field]: text });

  return {
    ...parseDraft(choices, typedTexts),
    typedTexts,
    touchedFields,
    choose: (patch: FilterState) =>
      change(normalizeFilters(removeUnset({ ...choices, ...patch }), categories, governorates), typedTexts),
    type,
    /** Commits a slider's value on release. */
    slide: type,
    /** Records requested filters, so that their arrival does not reset the draft. */
    recordRequest: (draft: FilterState) => setRequestedFilters((previous) => [...previous, draft]),
    leave: (...fields: AmountField[]) => setTouchedFields((previous) => new Set([...previous, ...fields])),
    clear: () => {
      setTouchedFields(new Set());
      return change(choices.ranking === undefined ? {} : { ranking: choices.ranking }, EMPTY_TEXTS);
    },
    /** Adopts the values of a form that was used before hydration. */
    adopt: (form: FormData) => {
      const { min_price, max_price, max_monthly, min_size, max_size, ...rest } = readFilters(form);
      const getText = (field: AmountField) => String(form.get(field) ?? '');
      const texts = {
        min_price: getText('min_price'),
        max_price: getText('max_price'),
        max_monthly: getText('max_monthly'),
        min_size: getText('min_size'),
        max_size: getText('max_size'),
      };
      change(normalizeFilters(rest, categories, governorates), texts);
    },
  };
}

const removeUnset = (state: FilterState): FilterState =>
  Object.fromEntries(
    Object.entries(state).filter(([, value]) => value !== undefined && !(Array.isArray(value) && !value.length)),
  );
