import { type Language, LOCALES } from './locales.ts';

const cache = new Map<string, Intl.NumberFormat>();
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALES[language].intl, options);
  cache.set(key, made);
  return made;
}

/** A whole number with thousands separators, Latin digits in both languages. */
export const formatNumber = (value: number, language: Language, fractionDigits = 0): string =>
  numberFormat(language, { maximumFractionDigits: fractionDigits }).format(value);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, in words, in the largest whole unit: "3 days ago", «قبل 3 أيام». */
export function formatTimeAgo(then: Date, now: Date, language: Language): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  const relative = new Intl.RelativeTimeFormat(LOCALES[language].intl, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit);
  }
  return relative.format(0, 'minute');
}

/** A date as people write it: "3 December 2026". */
export const formatDate = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language].intl, { dateStyle: 'long', timeZone: 'Africa/Cairo' }).format(date);

/** Month and year, for delivery dates: "December 2027". */
export const formatMonth = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language].intl, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
