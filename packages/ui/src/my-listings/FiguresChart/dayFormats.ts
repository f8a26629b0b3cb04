import { type Language, LOCALES } from '@mashrabiya/i18n';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, options: Intl.DateTimeFormatOptions, day: string): string {
  const key = `${language}${options.month}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language].intl, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known.format(new Date(day));
}

/** A calendar day for an axis: "3 Nov". Days are dates without a time, so no time zone moves them. */
export const shortDay = (day: string, language: Language): string =>
  format(language, { day: 'numeric', month: 'short' }, day);

/** A calendar day in full: "Tuesday, 3 November". */
export const fullDay = (day: string, language: Language): string =>
  format(language, { weekday: 'long', day: 'numeric', month: 'long' }, day);
