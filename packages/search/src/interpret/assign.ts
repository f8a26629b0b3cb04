import { type CountFieldName, ROOMS_OR_MORE } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';

const MOST = 1_000_000_000_000;
const inLimits = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= MOST;

/** Sets the unset ends of a range. False if nothing was set or the range would be empty. */
export function setRange(filters: ListingFilters, what: 'price' | 'size', low?: number, high?: number): boolean {
  const [min, max] = [`min_${what}`, `max_${what}`] as const;
  const known = { low: filters[min], high: filters[max] };
  if ((low === undefined && high === undefined) || ![low ?? 0, high ?? 0].every(inLimits)) return false;
  if ((low !== undefined && known.low !== undefined) || (high !== undefined && known.high !== undefined)) return false;
  if ((low ?? known.low ?? 0) > (high ?? known.high ?? MOST)) return false;
  if (low !== undefined) filters[min] = Math.round(low);
  if (high !== undefined) filters[max] = Math.round(high);
  return true;
}

export function setMonthly(filters: ListingFilters, amount: number): boolean {
  if (filters.max_monthly !== undefined || !inLimits(amount)) return false;
  filters.max_monthly = Math.round(amount);
  filters.action ??= 'forsell';
  return true;
}

export function setCounts(filters: ListingFilters, what: CountFieldName, counts: readonly number[]): boolean {
  const isWhole = counts.length > 0 && counts.every((count) => Number.isInteger(count) && count >= 0);
  if (filters[what] || !isWhole) return false;
  filters[what] = [...new Set(counts.map((count) => Math.min(count, ROOMS_OR_MORE)))];
  return true;
}

export function counts(from: number, to: number): number[] {
  const first = Math.min(from, ROOMS_OR_MORE);
  const last = Math.min(to, ROOMS_OR_MORE);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
