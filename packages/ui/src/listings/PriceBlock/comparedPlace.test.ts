import { createI18n, type Language } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { describe, expect, test } from 'vitest';
import { comparedPlace } from './comparedPlace.ts';

const ISOLATES = /[\u2066-\u2069]/g;
const like = { median: 50_000, sample: 9, difference: 0, kind: 'subcategory' } as const;
const NAMES = {
  ar: { city_name: 'المعادي', gover_name: 'القاهرة' },
  en: { city_name: 'Maadi', gover_name: 'Cairo' },
} as const;
const place = (language: Language, where: Pick<Parameters<typeof comparedPlace>[0], 'area' | 'radius'>) =>
  comparedPlace({ ...like, ...where }, NAMES[language], createI18n(language, { ar, en }).t).replace(ISOLATES, '');

describe('the place of a price comparison', () => {
  test('is the city', () => {
    expect(place('ar', { area: 'city', radius: null })).toBe('المعادي');
    expect(place('en', { area: 'city', radius: null })).toBe('Maadi');
  });

  test('is the city with a distance', () => {
    expect(place('ar', { area: 'nearby', radius: 10 })).toBe('المعادي وما حولها حتى 10 كم');
    expect(place('en', { area: 'nearby', radius: 10 })).toBe('Maadi and within 10 km');
  });

  test('is the governorate', () => {
    expect(place('ar', { area: 'governorate', radius: null })).toBe('محافظة القاهرة');
    expect(place('en', { area: 'governorate', radius: null })).toBe('Cairo governorate');
  });
});
