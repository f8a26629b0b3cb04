import {
  ACTION_CODES,
  type Action,
  FINISHINGS,
  type Filters,
  PAYMENT_METHODS,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import type { Reference } from '../domain/reference.ts';
import { type CodeColumn, type Columns, NO_PRICE } from './Columns.ts';

/** What a list can be narrowed by. */
export type ListingFilters = Filters & { action?: Action };

/** Each entry as 1 when it is shown and passes all filters, else 0. Goes through one column at a time. */
export function filterMask(filters: ListingFilters, columns: Columns, reference: Reference): Uint8Array {
  const mask = columns.live.slice(0, columns.length);
  for (const [name, value] of equalities(filters, reference)) keepEqual(mask, columns.get(name), value);
  const { min_price, max_price, min_size, max_size } = filters;
  if (min_price !== undefined || max_price !== undefined) {
    keepBetween(mask, columns.get('price'), Math.max(min_price ?? 0, NO_PRICE + 1), max_price);
  }
  if (min_size !== undefined || max_size !== undefined) keepBetween(mask, columns.get('size'), min_size ?? 0, max_size);
  if (filters.bedrooms) keepRooms(mask, columns.get('bedrooms'), filters.bedrooms);
  if (filters.bathrooms) keepRooms(mask, columns.get('bathrooms'), filters.bathrooms);
  return mask;
}

function equalities(filters: ListingFilters, reference: Reference): [CodeColumn, number][] {
  const typed = [...reference.categories.values()].find(({ type }) => type === filters.type);
  const wanted: [CodeColumn, number | undefined][] = [
    ['action', filters.action && ACTION_CODES[filters.action]],
    ['category', filters.type && typed?.id],
    ['category', filters.category_id],
    ['subcategory', filters.subcategory_id],
    ['governorate', filters.gover],
    ['city', filters.city],
    ['finishing', filters.finishing && FINISHINGS.indexOf(filters.finishing)],
    ['payment', filters.payment && PAYMENT_METHODS.indexOf(filters.payment)],
    ['ranking', filters.ranking],
  ];
  return wanted.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

function keepEqual(mask: Uint8Array, column: Int32Array, value: number): void {
  for (let doc = 0; doc < mask.length; doc++) if (column[doc] !== value) mask[doc] = 0;
}

function keepBetween(
  mask: Uint8Array,
  column: Int32Array | Float64Array,
  lowest: number,
  highest = Number.POSITIVE_INFINITY,
): void {
  for (let doc = 0; doc < mask.length; doc++) {
    const value = column[doc] ?? 0;
    if (value < lowest || value > highest) mask[doc] = 0;
  }
}

/** `ROOMS_OR_MORE` stands for itself and everything above. */
function keepRooms(mask: Uint8Array, column: Int32Array, counts: readonly number[]): void {
  const wanted = new Set(counts);
  const accepted = Array.from({ length: ROOMS_OR_MORE + 1 }, (_, count) => wanted.has(count));
  for (let doc = 0; doc < mask.length; doc++) {
    if (!accepted[Math.min(column[doc] ?? 0, ROOMS_OR_MORE)]) mask[doc] = 0;
  }
}
