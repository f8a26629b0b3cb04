import {
  MAX_QUERY_LENGTH,
  PROPERTY_TYPES,
  type PropertyType,
  REEL_ACTIONS,
  type ReelAction,
} from '@mashrabiya/contract';
import { foldDigits } from '@mashrabiya/i18n';
import { readTextParameter } from '../routing/readableText.ts';

export interface ReelSearch {
  query?: string;
  city?: number;
  gover?: number;
  action?: ReelAction;
  type?: PropertyType;
  min_price?: number;
  max_price?: number;
  seller?: string;
}

const MAX_VALUE = 1_000_000_000_000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const NUMBER_FIELDS = ['city', 'gover', 'min_price', 'max_price'] as const;

function readNumber(search: URLSearchParams, name: string): number | undefined {
  const text = foldDigits(search.get(name) ?? '');
  return /^[1-9]\d{0,11}$/.test(text) && Number(text) <= MAX_VALUE ? Number(text) : undefined;
}

/** Parses a URL. Ignores invalid parameters, and the minimum of a range whose minimum exceeds its maximum. */
export function readReelSearch(search: URLSearchParams): ReelSearch {
  const query = readTextParameter(search, 'query', MAX_QUERY_LENGTH);
  const action = REEL_ACTIONS.find((option) => option === search.get('action'));
  const type = PROPERTY_TYPES.find((option) => option === search.get('type'));
  const numbers = Object.fromEntries(NUMBER_FIELDS.map((name) => [name, readNumber(search, name)]));
  const { city, gover, max_price } = numbers;
  const min_price = (numbers.min_price ?? 0) <= (max_price ?? MAX_VALUE) ? numbers.min_price : undefined;
  const seller = search.get('seller') ?? '';
  return {
    ...(query && { query }),
    ...(city && { city }),
    ...(gover && { gover }),
    ...(action && { action }),
    ...(type && { type }),
    ...(min_price && { min_price }),
    ...(max_price && { max_price }),
    ...(UUID.test(seller) && { seller }),
  };
}

/** Writes parameters in a fixed order: equal searches give equal URLs. */
export function writeReelSearch(value: { [K in keyof ReelSearch]: ReelSearch[K] | undefined }): string {
  const { query, city, gover, action, type, min_price, max_price, seller } = value;
  const search = new URLSearchParams();
  for (const [name, field] of Object.entries({ query, city, gover, action, type, min_price, max_price, seller }))
    if (field !== undefined && field !== '') search.set(name, String(field));
  const text = search.toString();
  return text && `?${text}`;
}
