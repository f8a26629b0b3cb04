import { formatCairoDay } from '@mashrabiya/contract';
import { type Language, LOCALES } from './locales.ts';

/** Caches formats: they are slow to create, and every card needs one. */
function getCached<T>(create: () => T, key: string, cache: Map<string, T>): T {
  const cachedValue = cache.get(key) ?? create();
  cache.set(key, cachedValue);
  return cachedValue;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

const getNumberFormat = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  getCached(
    () => new Intl.NumberFormat(LOCALES[language].intl, options),
    language + JSON.stringify(options),
    numberFormats,
  );

const getDateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  getCached(
    () => new Intl.DateTimeFormat(LOCALES[language].intl, options),
    language + JSON.stringify(options),
    dateFormats,
  );

const getRelativeFormat = (language: Language): Intl.RelativeTimeFormat =>
  getCached(() => new Intl.RelativeTimeFormat(LOCALES[language].intl, { numeric: 'auto' }), language, relativeFormats);

/**
 * Number with thousands separators, Latin digits in both languages. Whole numbers, nearly all, avoid `Intl`: its first
 * number format takes a phone longer than the budget of a first screen.
 */
export function formatNumber(value: number, language: Language, fractionDigits = 0): string {
  const rounded = fractionDigits === 0 ? Math.round(value) : value;
  if (Number.isSafeInteger(rounded) && value >= 0) return String(rounded).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return getNumberFormat(language, { maximumFractionDigits: fractionDigits }).format(value);
}

/** Numbers of search results above this are only known to be larger. */
export const MAX_EXACT_TOTAL = 10_000;

/** Number of search results: "1,542", "10,000+". */
export function formatTotal(total: number, language: Language): string {
  if (total <= MAX_EXACT_TOTAL) return formatNumber(total, language);
  const limit = formatNumber(MAX_EXACT_TOTAL, language);
  return language === 'ar' ? `أكثر من ${limit}` : `${limit}+`;
}

/** Estimated number: "≈ 1,200". */
export const formatEstimate = (value: number, language: Language): string => `≈ ${formatNumber(value, language)}`;

const ENGLISH_SUFFIXES = ['th', 'st', 'nd', 'rd'];

/** Ordinal above zero: "6th"; Arabic uses the number alone. */
export function formatOrdinal(value: number, language: Language): string {
  if (language === 'ar') return String(value);
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  return `${value}${(!isTeen && ENGLISH_SUFFIXES[value % 10]) || 'th'}`;
}

const RELATIVE_TIME_UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Relative time in the largest whole unit: "3 days ago", «قبل 3 أيام». */
export function formatTimeAgo(date: Date, now: Date, language: Language): string {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000);
  const relative = getRelativeFormat(language);
  for (const [unit, length] of RELATIVE_TIME_UNITS) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit);
  }
  return relative.format(0, 'minute');
}

/** Waiting time: "30 seconds", or whole minutes above 90 seconds, «55 دقيقة». */
export function formatWait(seconds: number, language: Language): string {
  const [value, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return getNumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Long date: "3 December 2026". */
export const formatDate = (date: Date, language: Language): string =>
  getDateFormat(language, { dateStyle: 'long', timeZone: 'Africa/Cairo' }).format(date);

/** Short date: "3 Dec", with the year unless it is the current one. */
export function formatShortDate(date: Date, now: Date, language: Language): string {
  const isThisYear = formatCairoDay(date).slice(0, 4) === formatCairoDay(now).slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return getDateFormat(language, { day: 'numeric', month: 'short', ...year, timeZone: 'Africa/Cairo' }).format(date);
}

/** Day and time of an appointment: "Sunday 30 November, 5:30 pm", or "Sun 30 Nov, 5:30 pm". */
export function formatAppointment(date: Date, language: Language, length: 'long' | 'short' = 'long'): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    getDateFormat(language, { ...options, timeZone: 'Africa/Cairo' }).format(date);
  const day = `${format({ weekday: length })} ${format({ day: 'numeric', month: length })}`;
  return `${day}${language === 'ar' ? '،' : ','} ${formatTime(date, language)}`;
}

/** Time of day in twelve hours: "3:45 pm". */
export const formatTime = (date: Date, language: Language): string =>
  getDateFormat(language, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'Africa/Cairo' }).format(date);
