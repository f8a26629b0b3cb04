import { expect, test } from 'vitest';
import { acceptedLanguages, firstLanguage, languageOfHeader } from './detect.ts';
import { formatDate, formatNumber, formatTimeAgo, formatWait } from './format.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('numbers have Latin digits and separators in both languages', () => {
  expect(formatNumber(4_850_000, 'ar')).toBe('4,850,000');
  expect(formatNumber(4_850_000, 'en')).toBe('4,850,000');
});

test('time ago is told in the largest whole unit', () => {
  expect(formatTimeAgo(ago(3), now, 'en')).toBe('3 hours ago');
  expect(formatTimeAgo(ago(24 * 8), now, 'en')).toBe('last week');
  expect(formatTimeAgo(ago(72), now, 'ar')).toMatch(/3 أيام/);
  expect(formatTimeAgo(new Date(now.getTime() + 60_000), now, 'en')).toBe('this minute');
});

test('a wait is told in seconds or whole minutes', () => {
  expect(formatWait(30, 'en')).toBe('30 seconds');
  expect(formatWait(30, 'ar')).toBe('30 ثانية');
  expect(formatWait(3233, 'en')).toBe('54 minutes');
  expect(formatWait(3233, 'ar')).toBe('54 دقيقة');
});

test('dates are of Cairo', () => {
  expect(formatDate(new Date('2026-12-02T23:30:00Z'), 'en')).toBe('3 December 2026');
});

test('languages are taken in order of preference', () => {
  expect(acceptedLanguages('fr;q=0.9, ar-EG, en;q=0.95, de;q=0')).toEqual(['ar-EG', 'en', 'fr']);
  expect(languageOfHeader('fr, en-GB;q=0.8, ar;q=0.3')).toBe('en');
  expect(languageOfHeader(null)).toBe('ar');
});

test('the first known candidate wins, Arabic when there is none', () => {
  expect(firstLanguage([null, 'xx', 'EN-us', 'ar'])).toBe('en');
  expect(firstLanguage([undefined, ''])).toBe('ar');
});
