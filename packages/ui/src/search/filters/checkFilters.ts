import { PRICE_MAX } from '@mashrabiya/contract';
import { parseAmount, parseSize } from '../../forms/amount/parseAmount.ts';
import type { FilterLimits, FilterState } from './filterState.ts';
import type { FieldSource } from './readFilters.ts';

export type AmountField = 'min_price' | 'max_price' | 'max_monthly' | 'min_size' | 'max_size';
export type AmountProblem = { kind: 'notANumber' | 'notWhole' | 'upsideDown' } | { kind: 'overLimit'; limit: number };
export type FilterProblems = Partial<Record<AmountField, AmountProblem>>;

/** Amounts in pounds; the others are in square metres. */
const isMoney = (field: AmountField) => !field.endsWith('size');

/** Upper limit of a field: the server's, until the configuration has loaded. */
const getLimit = (field: AmountField, state: FilterState, limits: FilterLimits | undefined) => {
  if (!limits) return PRICE_MAX;
  if (isMoney(field)) return limits.maxprice;
  return state.type === 'land' ? limits.maxsizeland : limits.maxsize;
};

/** Errors of typed amounts, at the field to correct. */
export function checkFilters(source: FieldSource, state: FilterState, limits?: FilterLimits): FilterProblems {
  const problems: FilterProblems = {};
  const getTypedText = (field: AmountField) => String(source.getAll(field)[0] ?? '').trim();
  for (const field of ['min_price', 'max_price', 'max_monthly', 'min_size', 'max_size'] as const) {
    const text = getTypedText(field);
    if (!text) continue;
    const amount = isMoney(field) ? parseAmount(text) : parseSize(text);
    const limit = getLimit(field, state, limits);
    if (amount === null) problems[field] = { kind: 'notANumber' };
    else if (amount > limit) problems[field] = { kind: 'overLimit', limit };
    else if (!Number.isInteger(amount)) problems[field] = { kind: 'notWhole' };
  }
  for (const [low, high] of [
    ['min_price', 'max_price'],
    ['min_size', 'max_size'],
  ] as const) {
    if (!problems[low] && !problems[high] && (state[low] ?? 0) > (state[high] ?? Number.POSITIVE_INFINITY)) {
      problems[high] = { kind: 'upsideDown' };
    }
  }
  return problems;
}
