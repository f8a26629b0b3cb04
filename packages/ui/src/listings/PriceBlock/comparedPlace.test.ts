import { createI18n, type Language } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { describe, expect, test } from 'vitest';
import { formatComparedPlace } from './comparedPlace.ts';

const ISOLATES = /[\u2066-\u2069]/g;
const context = { median: 50_000, sample: 9, difference: 0, kind: 'subcategory' } as const;
const NAMES = {
  ar: { city_name: 'المعادي', gover_name: 'القاهرة' },
  en: { city_name: 'Maadi', gover_name: 'Cairo' },
} as const;
const formatPlace = (language: Language, where: Pick<Parameters<typeof formatComparedPlace>[0], 'area' | 'radius'>) =>
  formatComparedPlace({ ...context, ...where }, NAMES[language], createI18n(language, { ar, en }).t).replace(
    ISOLATES,
    '',
  );

describe('the place of a price comparison', () => {
  test('is the city', () => {
    expect(formatPlace('ar', { area: 'city', radius: null })).toBe('المعادي');
    expect(formatPlace('en', { area: 'city', radius: null })).toBe('Maadi');
  });

  test('is the city with a distance', () => {
    expect(formatPlace('ar', { area: 'nearby', radius: 10 })).toBe('المعادي وما حولها حتى 10 كم');
    expect(formatPlace('en', { area: 'nearby', radius: 10 })).toBe('Maadi and within 10 km');
  });

  test('is the governorate', () => {
    expect(formatPlace('ar', { area: 'governorate', radius: null })).toBe('محافظة القاهرة');
    expect(formatPlace('en', { area: 'governorate', radius: null })).toBe('Cairo governorate');
  });
});
