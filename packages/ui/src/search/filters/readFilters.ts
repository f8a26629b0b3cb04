import {
  ACTIONS,
  COUNT_FIELDS,
  FILTER_FIELDS,
  type FilterFieldName,
  isOneOf,
  MAX_CHOICES,
  PAYMENT_METHODS,
  PRESET_RANGE_FIELDS,
  PROPERTY_FIELDS,
  PROPERTY_TYPES,
  parseArea,
  parseBox,
  RANKINGS,
  ROOMS_OR_MORE,
  TYPED_RANGE_FIELDS,
  writeArea,
  writeBox,
} from '@mashrabiya/contract';
import { parseAmount, parseSize, wholeAmount } from '../../forms/amount/parseAmount.ts';
import { FILTER_PARAMETERS, type FilterState } from './filterState.ts';
import { readRange } from './rangePresets.ts';

/** Common part of `FormData` and `URLSearchParams`. */
export interface FieldSource {
  getAll(name: string): (string | File)[];
}

const MAX_ID = 2_147_483_647;

const inOrder = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);
const unlessEmpty = <T>(list: T[]) => (list.length ? list : undefined);

const wholeId = (text: string) => (/^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined);

/** Parses a UTC time in the server's format only, not other dates that browsers accept. */
const moment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && Number.isFinite(Date.parse(text))
    ? new Date(text).toISOString()
    : undefined;

/**
 * Reads filters from a form or a URL: `type=housing&max_price=3m&bedrooms=2&bedrooms=3` (or `bedrooms=2,3`). Amounts
 * may be in free form. Drops empty and invalid values, so that external links always lead to a list.
 */
export function readFilters(source: FieldSource): FilterState {
  const texts = (name: string) => source.getAll(name).filter((value) => typeof value === 'string');
  const text = (name: string) => texts(name)[0]?.trim() ?? '';
  const choice = <T>(name: string, choices: readonly T[]) => choices.find((one) => String(one) === text(name));
  const parts = (name: string) => texts(name).flatMap((value) => value.split(','));
  const rooms = (name: string) =>
    unlessEmpty(
      inOrder(
        parts(name)
          .filter((value) => /^\d$/.test(value) && Number(value) <= ROOMS_OR_MORE)
          .map(Number),
      ),
    );
  const ids = (name: string) => {
    const known = parts(name).flatMap((value) => wholeId(value.trim()) ?? []);
    return unlessEmpty(inOrder(known).slice(0, MAX_CHOICES));
  };
  const size = (name: string) => wholeAmount(parseSize(text(name)));
  const ofField = (name: FilterFieldName): FilterState => {
    if (isOneOf(COUNT_FIELDS, name)) return { [name]: rooms(name) };
    if (isOneOf(TYPED_RANGE_FIELDS, name)) {
      return { [`min_${name}`]: size(`min_${name}`), [`max_${name}`]: size(`max_${name}`) };
    }
    if (isOneOf(PRESET_RANGE_FIELDS, name)) {
      const [chosen] = texts(name);
      // A preset of the form, also none, overrides the hidden ends.
      const ends = chosen === undefined ? [text(`min_${name}`), text(`max_${name}`)] : chosen.split('..');
      const { min, max } = readRange(name, ends);
      return { [`min_${name}`]: min, [`max_${name}`]: max };
    }
    const { choices } = PROPERTY_FIELDS[name];
    const wanted = choice(name, choices);
    return wanted ? { [name]: wanted } : { [`not_${name}`]: choice(`not_${name}`, choices) };
  };
  const box = parseBox(text('box'));
  const area = parseArea(text('area'));
  const state: FilterState = {
    action: choice('action', ACTIONS),
    type: choice('type', PROPERTY_TYPES),
    category_id: wholeId(text('category_id')),
    subcategory_id: wholeId(text('subcategory_id')),
    gover: wholeId(text('gover')),
    city: ids('city'),
    min_price: wholeAmount(parseAmount(text('min_price'))),
    max_price: wholeAmount(parseAmount(text('max_price'))),
    max_monthly: wholeAmount(parseAmount(text('max_monthly'))),
    ...Object.fromEntries(FILTER_FIELDS.flatMap((name) => Object.entries(ofField(name)))),
    payment: choice('payment', PAYMENT_METHODS),
    features: ids('features'),
    ranking: choice('ranking', RANKINGS),
    box: box && writeBox(box),
    area: area && writeArea(area),
    since: moment(text('since')),
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
}

/** Writes filters as URL parameters in a fixed order, without unset ones: the inverse of `readFilters`. */
export function writeFilters(state: FilterState): URLSearchParams {
  const params = new URLSearchParams();
  for (const parameter of Object.values(FILTER_PARAMETERS).flat()) {
    const value = state[parameter];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    params.set(parameter, String(value));
  }
  return params;
}
