import { ACTIONS, FINISHINGS, PAYMENT_METHODS, PROPERTY_TYPES, RANKINGS, ROOMS_OR_MORE } from '@mashrabiya/contract';
import { parseAmount, parseSize } from '../amount/parseAmount.ts';
import type { FilterState } from './filterState.ts';

/** What `FormData` and `URLSearchParams` have in common. */
export interface FieldSource {
  getAll(name: string): (string | File)[];
}

const MAX_ID = 2_147_483_647;

const wholeId = (text: string) => (/^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined);

/**
 * Reads filters from a form or from an address: `type=housing&max_price=3m&bedrooms=2&bedrooms=3` (or `bedrooms=2,3`).
 * Amounts may be typed as people do. What is empty or cannot be read is left out, so that a link from elsewhere always
 * leads to a list.
 */
export function readFilters(source: FieldSource): FilterState {
  const texts = (name: string) => source.getAll(name).filter((value) => typeof value === 'string');
  const text = (name: string) => texts(name)[0]?.trim() ?? '';
  const choice = <T>(name: string, choices: readonly T[]) => choices.find((one) => String(one) === text(name));
  const rooms = (name: string) => {
    const counts = texts(name)
      .flatMap((value) => value.split(','))
      .filter((value) => /^\d$/.test(value) && Number(value) <= ROOMS_OR_MORE)
      .map(Number);
    return counts.length ? [...new Set(counts)].sort((a, b) => a - b) : undefined;
  };
  const state: FilterState = {
    action: choice('action', ACTIONS),
    type: choice('type', PROPERTY_TYPES),
    category_id: wholeId(text('category_id')),
    subcategory_id: wholeId(text('subcategory_id')),
    gover: wholeId(text('gover')),
    city: wholeId(text('city')),
    min_price: parseAmount(text('min_price')) ?? undefined,
    max_price: parseAmount(text('max_price')) ?? undefined,
    min_size: parseSize(text('min_size')) ?? undefined,
    max_size: parseSize(text('max_size')) ?? undefined,
    bedrooms: rooms('bedrooms'),
    bathrooms: rooms('bathrooms'),
    finishing: choice('finishing', FINISHINGS),
    payment: choice('payment', PAYMENT_METHODS),
    ranking: choice('ranking', RANKINGS),
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
  'min_size',
  'max_size',
  'bedrooms',
  'bathrooms',
  'finishing',
  'payment',
  'ranking',
] as const satisfies readonly (keyof FilterState)[];
