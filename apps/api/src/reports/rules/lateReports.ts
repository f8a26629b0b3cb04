const DAY_MS = 86_400_000;

/** Where nothing is set. */
export const DEFAULT_LATE_DAYS = 7;

/** Days after which reports come before heavier ones; setting `latereports`. What is no whole number counts as not set. */
export function readLateDays(settings: ReadonlyMap<string, string>): number {
  const text = settings.get('latereports')?.trim();
  const days = Number(text);
  return text && Number.isInteger(days) && days >= 0 ? days : DEFAULT_LATE_DAYS;
}

/** Cases that were opened at this moment or before have waited for so long. */
export const lateSince = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
