import { type CountFieldName, ROOMS_OR_MORE } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';

const MAX_VALUE = 1_000_000_000_000;
const isInLimits = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= MAX_VALUE;

/** Sets the unset ends of a range. False if nothing was set or the range would be empty. */
export function setRange(filters: ListingFilters, fieldName: 'price' | 'size', low?: number, high?: number): boolean {
  const [min, max] = [`min_${fieldName}`, `max_${fieldName}`] as const;
  const currentRange = { low: filters[min], high: filters[max] };
  if ((low === undefined && high === undefined) || ![low ?? 0, high ?? 0].every(isInLimits)) return false;
  if ((low !== undefined && currentRange.low !== undefined) || (high !== undefined && currentRange.high !== undefined))
    return false;
  if ((low ?? currentRange.low ?? 0) > (high ?? currentRange.high ?? MAX_VALUE)) return false;
  if (low !== undefined) filters[min] = Math.round(low);
  if (high !== undefined) filters[max] = Math.round(high);
  return true;
}

export function setMonthly(filters: ListingFilters, amount: number): boolean {
  if (filters.max_monthly !== undefined || !isInLimits(amount)) return false;
  filters.max_monthly = Math.round(amount);
  filters.action ??= 'forsell';
  return true;
}

export function setCounts(filters: ListingFilters, fieldName: CountFieldName, counts: readonly number[]): boolean {
  const isWhole = counts.length > 0 && counts.every((count) => Number.isInteger(count) && count >= 0);
  if (filters[fieldName] || !isWhole) return false;
  filters[fieldName] = [...new Set(counts.map((count) => Math.min(count, ROOMS_OR_MORE)))];
  return true;
}

export function listCounts(from: number, to: number): number[] {
  const first = Math.min(from, ROOMS_OR_MORE);
  const last = Math.min(to, ROOMS_OR_MORE);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
