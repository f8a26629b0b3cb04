import { formatCairoDay } from '../values/calendar.ts';
import type { PropertyCard } from './property.ts';

/** Returns true if a property was complete when its seller last confirmed the listing. */
export function isCompleted(
  completionYear: number,
  { confirmed_at, payment: { receipt } }: Pick<PropertyCard, 'confirmed_at' | 'payment'>,
): boolean {
  const day = formatCairoDay(new Date(confirmed_at));
  const confirmedYear = Number(day.slice(0, 4));
  return completionYear < confirmedYear || (completionYear === confirmedYear && (receipt === null || receipt <= day));
}
