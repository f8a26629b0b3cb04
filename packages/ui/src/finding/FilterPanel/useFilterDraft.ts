import type { Category, Governorate } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { useState } from 'react';
import { useLocale } from '../../foundation/useLocale.ts';
import { type AmountField, checkFilters } from '../filters/checkFilters.ts';
import type { FilterLimits, FilterState } from '../filters/filterState.ts';
import { readFilters } from '../filters/readFilters.ts';
import { settleFilters } from '../filters/settleFilters.ts';

export const AMOUNT_FIELDS = ['min_price', 'max_price', 'min_size', 'max_size'] as const;

type Typed = Record<AmountField, string>;
const NOTHING_TYPED: Typed = { min_price: '', max_price: '', min_size: '', max_size: '' };

interface DraftOptions {
  value: FilterState;
  categories: readonly Category[];
  governorates: readonly Governorate[];
  limits?: FilterLimits;
  onChange?(draft: FilterState): void;
}

/** The filters as they stand in the open panel: choices, and amounts as typed text. */
export function useFilterDraft({ value, categories, governorates, limits, onChange }: DraftOptions) {
  const { language } = useLocale();
  const [choices, setChoices] = useState<FilterState>(() => settleFilters(value, categories, governorates));
  const [typed, setTyped] = useState<Typed>(() => {
    const shown = (field: AmountField) => {
      const amount = value[field];
      return amount === undefined ? '' : formatNumber(amount, language);
    };
    return {
      min_price: shown('min_price'),
      max_price: shown('max_price'),
      min_size: shown('min_size'),
      max_size: shown('max_size'),
    };
  });
  const [left, setLeft] = useState<ReadonlySet<AmountField>>(new Set());

  const judge = (nextChoices: FilterState, nextTyped: Typed) => {
    const { min_price: _1, max_price: _2, min_size: _3, max_size: _4, ...rest } = nextChoices;
    const source = new URLSearchParams(nextTyped);
    const draft: FilterState = { ...rest, ...readFilters(source) };
    return { draft, problems: checkFilters(source, draft, limits) };
  };
  const change = (nextChoices: FilterState, nextTyped: Typed) => {
    setChoices(nextChoices);
    setTyped(nextTyped);
    const { draft, problems } = judge(nextChoices, nextTyped);
    if (!Object.keys(problems).length) onChange?.(draft);
  };

  return {
    ...judge(choices, typed),
    typed,
    left,
    choose: (patch: FilterState) =>
      change(settleFilters(withoutUnset({ ...choices, ...patch }), categories, governorates), typed),
    type: (field: AmountField, text: string) => change(choices, { ...typed, [field]: text }),
    leave: (...fields: AmountField[]) => setLeft((before) => new Set([...before, ...fields])),
    clear: () => {
      setLeft(new Set());
      change(choices.ranking === undefined ? {} : { ranking: choices.ranking }, NOTHING_TYPED);
    },
    /** Takes over what stands in a form that was used before it was hydrated. */
    adopt: (form: FormData) => {
      const { min_price, max_price, min_size, max_size, ...rest } = readFilters(form);
      const text = (field: AmountField) => String(form.get(field) ?? '');
      const texts = {
        min_price: text('min_price'),
        max_price: text('max_price'),
        min_size: text('min_size'),
        max_size: text('max_size'),
      };
      change(settleFilters(rest, categories, governorates), texts);
    },
  };
}

const withoutUnset = (state: FilterState): FilterState =>
  Object.fromEntries(
    Object.entries(state).filter(([, value]) => value !== undefined && !(Array.isArray(value) && !value.length)),
  );
