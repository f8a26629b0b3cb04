import { DAY_MS } from '@mashrabiya/contract';
export const DEFAULT_LATE_DAYS = 7;

/** Days after which reports come before heavier ones; setting `latereports`. Invalid values count as missing. */
export function parseLateDays(settings: ReadonlyMap<string, string>): number {
  const text = settings.get('latereports')?.trim();
  const days = Number(text);
  return text && Number.isInteger(days) && days >= 0 ? days : DEFAULT_LATE_DAYS;
}

export const computeLateSince = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
