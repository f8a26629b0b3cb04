import { expect, test } from 'vitest';
import { findFirstLanguage, parseAcceptedLanguages, parseLanguageHeader } from './detect.ts';
import {
  formatAppointment,
  formatDate,
  formatEstimate,
  formatNumber,
  formatOrdinal,
  formatShortDate,
  formatTime,
  formatTimeAgo,
  formatTotal,
  formatWait,
} from './format.ts';
import { LOCALES } from './locales.ts';

const now = new Date('2026-11-20T12:00:00Z');
const getHoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('ordinals have a suffix in English only', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map((value) => formatOrdinal(value, 'en'))).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 111th'.split(' '),
  );
  expect(formatOrdinal(3, 'ar')).toBe('3');
});

test('numbers have Latin digits and separators in both languages', () => {
  expect(formatNumber(4_850_000, 'ar')).toBe('4,850,000');
  expect(formatNumber(4_850_000, 'en')).toBe('4,850,000');
});

test("numbers match the browser's own format", () => {
  for (const language of ['ar', 'en'] as const) {
    for (const fractionDigits of [0, 2]) {
      const format = new Intl.NumberFormat(LOCALES[language].intl, { maximumFractionDigits: fractionDigits });
      for (const value of [
        0, 7, 999, 1000, 12_345.5, 99_999.5, 1_000_000, 1_234_567_890_123, 0.4, 2.5, 1.005, -3, 1e21,
      ]) {
        expect(formatNumber(value, language, fractionDigits)).toBe(format.format(value));
      }
    }
  }
});

test('totals above 10,000 are only known to be larger', () => {
  expect([1_542, 10_000, 10_001].map((total) => formatTotal(total, 'en'))).toEqual(['1,542', '10,000', '10,000+']);
  expect(formatTotal(25_000, 'ar')).toBe('أكثر من 10,000');
  expect(formatEstimate(12_000, 'en')).toBe('≈ 12,000');
});

test('a relative time uses the largest whole unit', () => {
  expect(formatTimeAgo(getHoursAgo(3), now, 'en')).toBe('3 hours ago');
  expect(formatTimeAgo(getHoursAgo(24 * 8), now, 'en')).toBe('last week');
  expect(formatTimeAgo(getHoursAgo(72), now, 'ar')).toMatch(/3 أيام/);
  expect(formatTimeAgo(new Date(now.getTime() + 60_000), now, 'en')).toBe('this minute');
});

test('a wait is in seconds or whole minutes', () => {
  expect(formatWait(30, 'en')).toBe('30 seconds');
  expect(formatWait(30, 'ar')).toBe('30 ثانية');
  expect(formatWait(3233, 'en')).toBe('54 minutes');
  expect(formatWait(3233, 'ar')).toBe('54 دقيقة');
});

test('dates use the time zone of Cairo', () => {
  expect(formatDate(new Date('2026-12-02T23:30:00Z'), 'en')).toBe('3 December 2026');
});

test('languages are sorted by preference', () => {
  expect(parseAcceptedLanguages('fr;q=0.9, ar-EG, en;q=0.95, de;q=0')).toEqual(['ar-EG', 'en', 'fr']);
  expect(parseLanguageHeader('fr, en-GB;q=0.8, ar;q=0.3')).toBe('en');
  expect(parseLanguageHeader(null)).toBe('ar');
});

test('the first known candidate wins, Arabic when there is none', () => {
  expect(findFirstLanguage([null, 'xx', 'EN-us', 'ar'])).toBe('en');
  expect(findFirstLanguage([undefined, ''])).toBe('ar');
});

test('a short date has the year only if it is another one, by days in Cairo', () => {
  expect(formatShortDate(new Date('2026-11-02T10:00:00Z'), now, 'en')).toBe('2 Nov');
  expect(formatShortDate(new Date('2026-11-02T10:00:00Z'), now, 'ar')).toBe('2 نوفمبر');
  expect(formatShortDate(new Date('2025-11-02T10:00:00Z'), now, 'en')).toBe('2 Nov 2025');
  expect(formatShortDate(new Date('2025-12-31T23:00:00Z'), now, 'en')).toBe('1 Jan');
});

test('a time has twelve hours in Cairo, in Latin digits', () => {
  expect(formatTime(new Date('2026-11-20T12:05:00Z'), 'en')).toMatch(/^2:05\spm$/);
  expect(formatTime(new Date('2026-11-20T12:05:00Z'), 'ar')).toMatch(/^2:05\sم$/);
});

test('an appointment has its weekday and its time in Cairo', () => {
  const date = new Date('2026-11-29T15:30:00Z');
  expect(formatAppointment(date, 'en')).toMatch(/^Sunday 29 November, 5:30\spm$/);
  expect(formatAppointment(date, 'ar')).toMatch(/^الأحد 29 نوفمبر، 5:30\sم$/);
  expect(formatAppointment(date, 'en', 'short')).toMatch(/^Sun 29 Nov, 5:30\spm$/);
  expect(formatAppointment(new Date('2026-11-29T22:15:00Z'), 'en')).toMatch(/^Monday 30 November, 12:15\sam$/);
});
