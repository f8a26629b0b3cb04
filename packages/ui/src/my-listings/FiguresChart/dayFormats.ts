import { type Language, LOCALES } from '@mashrabiya/i18n';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatDay(language: Language, options: Intl.DateTimeFormatOptions, day: string): string {
  const key = `${language}${options.month}`;
  const formatter =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language].intl, { ...options, timeZone: 'UTC' });
  formats.set(key, formatter);
  return formatter.format(new Date(day));
}

/** Day for an axis: "3 Nov". Days have no time, so no time zone shifts them. */
export const formatShortDay = (day: string, language: Language): string =>
  formatDay(language, { day: 'numeric', month: 'short' }, day);

/** Full day: "Tuesday, 3 November". */
export const formatFullDay = (day: string, language: Language): string =>
  formatDay(language, { weekday: 'long', day: 'numeric', month: 'long' }, day);
