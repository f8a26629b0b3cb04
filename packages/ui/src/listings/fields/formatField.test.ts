import { type Payment, toPropertyFacts } from '@mashrabiya/contract';
import { createI18n, type Language } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, test } from 'vitest';
import { formatField } from './formatField.ts';

const facts = {
  ...toPropertyFacts({
    size: 1200,
    bedrooms: 3,
    bathrooms: 0,
    floors: 1,
    finishing: 2,
    storey: 6,
    building_storeys: 12,
    completion_year: 2019,
    orientation: 0,
  }),
  type: 'housing' as const,
  confirmed_at: '2026-11-20T12:00:00Z',
  payment: { receipt: null as string | null } as Payment,
};
const formatFact = (
  name: Parameters<typeof formatField>[0],
  overrides: Partial<typeof facts> = {},
  language: Language = 'en',
) => formatField(name, { ...facts, ...overrides }, createI18n(language, { ar, en }).t, language);

test('formats the storey within its building', () => {
  expect(formatFact('storey')).toBe('6th floor of 12');
  expect(formatFact('storey', {}, 'ar')).toBe('الدور 6 من 12');
  expect(formatFact('storey', { storey: 22, building_storeys: null })).toBe('22nd floor');
  expect(formatFact('storey', { storey: 0 })).toBe('Ground floor');
  expect(formatFact('storey', { storey: -1, building_storeys: null })).toBe('Basement');
  expect(formatFact('building_storeys')).toBeNull();
  expect(formatFact('building_storeys', { storey: 0 })).toBe('12');
});

test('distinguishes ready properties from future deliveries', () => {
  expect(formatFact('completion_year')).toBe('Ready, built in 2019');
  expect(formatFact('completion_year', { completion_year: 2028 })).toBe('Handover in 2028');
  const createDelivery = (day: string) => ({ completion_year: 2026, payment: { ...facts.payment, receipt: day } });
  expect(formatFact('completion_year', createDelivery('2026-12-25'))).toBe('Handover in 2026');
  expect(formatFact('completion_year', createDelivery('2026-03-01'))).toBe('Ready, built in 2026');
  expect(formatFact('completion_year', { completion_year: 2028 }, 'ar')).toBe('استلام 2028');
});

test('formats choices and counts in words, and omits missing or meaningless values', () => {
  expect(formatFact('orientation', {}, 'ar')).toBe('بحري');
  expect([formatFact('size'), formatFact('bedrooms')]).toEqual(['1,200 m²', '3']);
  expect([formatFact('bathrooms'), formatFact('storey', { storey: null })]).toEqual([null, null]);
});
