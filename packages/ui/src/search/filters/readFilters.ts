import {
  ACTIONS,
  FINISHINGS,
  MAX_CHOICES,
  PAYMENT_METHODS,
  PROPERTY_TYPES,
  parseArea,
  parseBox,
  RANKINGS,
  ROOMS_OR_MORE,
  writeArea,
  writeBox,
} from '@mashrabiya/contract';
import { parseAmount, parseSize, wholeAmount } from '../../forms/amount/parseAmount.ts';
import type { FilterState } from './filterState.ts';

/** What `FormData` and `URLSearchParams` have in common. */
export interface FieldSource {
  getAll(name: string): (string | File)[];
}

const MAX_ID = 2_147_483_647;

const inOrder = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);
const unlessEmpty = <T>(list: T[]) => (list.length ? list : undefined);

const wholeId = (text: string) => (/^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined);

/** A moment as the server takes it; nothing else that a browser would read as a date. */
const moment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && Number.isFinite(Date.parse(text))
    ? new Date(text).toISOString()
    : undefined;

/**
 * Reads filters from a form or from an address: `type=housing&max_price=3m&bedrooms=2&bedrooms=3` (or `bedrooms=2,3`).
 * Amounts may be typed as people do. What is empty or cannot be read is left out, so that a link from elsewhere always
 * leads to a list.
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
    min_size: wholeAmount(parseSize(text('min_size'))),
    max_size: wholeAmount(parseSize(text('max_size'))),
    bedrooms: rooms('bedrooms'),
    bathrooms: rooms('bathrooms'),
    floors: rooms('floors'),
    finishing: choice('finishing', FINISHINGS),
    not_finishing: choice('finishing', FINISHINGS) ? undefined : choice('not_finishing', FINISHINGS),
    payment: choice('payment', PAYMENT_METHODS),
    features: ids('features'),
    ranking: choice('ranking', RANKINGS),
    box: box && writeBox(box),
    area: area && writeArea(area),
    since: moment(text('since')),
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
}

/** The address form of filters, in a fixed order, without what is not set: the reverse of `readFilters`. */
export function writeFilters(state: FilterState): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of FIELD_ORDER) {
    const value = state[field];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    params.set(field, String(value));
  }
  return params;
}

const FIELD_ORDER = [
  'action',
  'type',
  'category_id',
  'subcategory_id',
  'gover',
  'city',
  'min_price',
  'max_price',
  'max_monthly',
  'min_size',
  'max_size',
  'bedrooms',
  'bathrooms',
  'floors',
  'finishing',
  'not_finishing',
  'payment',
  'features',
  'ranking',
  'box',
  'area',
  'since',
] as const satisfies readonly (keyof FilterState)[];
