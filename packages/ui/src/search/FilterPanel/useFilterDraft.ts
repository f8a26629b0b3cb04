import { formatNumber, type Language } from '@mashrabiya/i18n';
import { useState } from 'react';
import { useLocale } from '../../foundation/useLocale.ts';
import { type AmountField, checkFilters } from '../filters/checkFilters.ts';
import { type FilterState, sameFilters } from '../filters/filterState.ts';
import { readFilters } from '../filters/readFilters.ts';
import { settleFilters } from '../filters/settleFilters.ts';
import type { FilterFormProps } from './formProps.ts';

export const AMOUNT_FIELDS = ['min_price', 'max_price', 'max_monthly', 'min_size', 'max_size'] as const;

type Typed = Record<AmountField, string>;
const NOTHING_TYPED: Typed = { min_price: '', max_price: '', max_monthly: '', min_size: '', max_size: '' };

interface DraftOptions extends Pick<FilterFormProps, 'value' | 'categories' | 'governorates' | 'limits' | 'onChange'> {
  /** Number of history navigations; each one resets the form to the list's filters. */
  returned?: number | undefined;
}

const textsOf = (state: FilterState, language: Language): Typed => {
  const shown = (amount: number | undefined) => (amount === undefined ? '' : formatNumber(amount, language));
  return {
    min_price: shown(state.min_price),
    max_price: shown(state.max_price),
    max_monthly: shown(state.max_monthly),
    min_size: shown(state.min_size),
    max_size: shown(state.max_size),
  };
};

/**
 * Draft filters of the form: choices, and amounts as typed. Follows the list's filters when they change for another
 * reason than this form's request, such as a removed chip or Back.
 */
export function useFilterDraft({ value, categories, governorates, limits, onChange, returned }: DraftOptions) {
  const { language } = useLocale();
  const [choices, setChoices] = useState<FilterState>(() => settleFilters(value, categories, governorates));
  const [typed, setTyped] = useState<Typed>(() => textsOf(value, language));
  const [followed, setFollowed] = useState(value);
  const [asked, setAsked] = useState<readonly FilterState[]>([]);
  const [seen, setSeen] = useState(returned);
  const follow = () => {
    setChoices(settleFilters(value, categories, governorates));
    setTyped(textsOf(value, language));
  };
  if (!sameFilters(followed, value)) {
    setFollowed(value);
    const answered = asked.findIndex((one) => sameFilters(one, value));
    setAsked(asked.slice(answered + 1));
    if (answered < 0) follow();
  }
  // Going back before the list has loaded leaves the list unchanged: only this count tells that the choice is undone.
  if (seen !== returned) {
    setSeen(returned);
    setAsked([]);
    follow();
  }
  const [left, setLeft] = useState<ReadonlySet<AmountField>>(new Set());

  const judge = (nextChoices: FilterState, nextTyped: Typed) => {
    const { min_price: _1, max_price: _2, max_monthly: _3, min_size: _4, max_size: _5, ...rest } = nextChoices;
    const source = new URLSearchParams(nextTyped);
    const draft: FilterState = { ...rest, ...readFilters(source) };
    return { draft, problems: checkFilters(source, draft, limits) };
  };
  const change = (nextChoices: FilterState, nextTyped: Typed) => {
    // Keep equal state, to avoid a render when an opening form adopts its fields.
    setChoices((now) => (sameFilters(now, nextChoices) ? now : nextChoices));
    setTyped((now) => (AMOUNT_FIELDS.every((field) => now[field] === nextTyped[field]) ? now : nextTyped));
    const { draft, problems } = judge(nextChoices, nextTyped);
    if (!Object.keys(problems).length) onChange?.(draft);
    return { draft, problems };
  };

  const type = (field: AmountField, text: string) => change(choices, { ...typed, [field]: text });

  return {
    ...judge(choices, typed),
    typed,
    left,
    choose: (patch: FilterState) =>
      change(settleFilters(withoutUnset({ ...choices, ...patch }), categories, governorates), typed),
    type,
    /** Commits a slider's value on release. */
    slide: type,
    /** Records requested filters, so that their arrival does not reset the draft. */
    ask: (draft: FilterState) => setAsked((before) => [...before, draft]),
    leave: (...fields: AmountField[]) => setLeft((before) => new Set([...before, ...fields])),
    clear: () => {
      setLeft(new Set());
      return change(choices.ranking === undefined ? {} : { ranking: choices.ranking }, NOTHING_TYPED);
    },
    /** Adopts the values of a form that was used before hydration. */
    adopt: (form: FormData) => {
      const { min_price, max_price, max_monthly, min_size, max_size, ...rest } = readFilters(form);
      const text = (field: AmountField) => String(form.get(field) ?? '');
      const texts = {
        min_price: text('min_price'),
        max_price: text('max_price'),
        max_monthly: text('max_monthly'),
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
