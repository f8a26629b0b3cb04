import type { MapPin } from '@mashrabiya/contract';
import { createI18n } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, test } from 'vitest';
import { canSeparate } from './canSeparate.ts';
import { mergeOverlappingClusters } from './mergeOverlappingClusters.ts';
import { describePin, formatPinPrice } from './pinTexts.ts';
import { selectPinsThatFit } from './selectPinsThatFit.ts';

const createPin = (id: string, lng: number, more: Partial<MapPin> = {}): MapPin => ({
  id,
  lat: 30,
  lng,
  price: 4_850_000,
  action: 'forsell',
  ranking: 1,
  exact: true,
  ...more,
});
const cluster = { lat: 30, lng: 31.1, total: 3, min_price: 900_000, box: '29.9,31,30.1,31.2' };

test('the better of overlapping pins keeps its price', () => {
  const pins = [createPin('best', 31), createPin('near', 31.001), createPin('far', 31.5)];
  expect([...selectPinsThatFit(pins, [], 10)]).toEqual(['best', 'far']);
  expect([...selectPinsThatFit(pins, [], 17)]).toEqual(['best', 'near', 'far']);
});

test('a cluster is never covered', () => {
  expect([...selectPinsThatFit([createPin('on it', 31.1)], [cluster], 12)]).toEqual([]);
});

test('overlapping clusters are merged at the larger one', () => {
  const large = { lat: 30, lng: 31, total: 40, min_price: 900_000, box: '29.9,30.9,30.1,31.1' };
  const nearCluster = { lat: 30.01, lng: 31.05, total: 7, min_price: 350_000, box: '30,31,30.2,31.12' };
  const unpricedCluster = { lat: 29.99, lng: 30.95, total: 2, min_price: null, box: '29.98,30.94,30,30.96' };
  const farCluster = { lat: 31, lng: 33, total: 3, min_price: 1_000_000, box: '30.9,32.9,31.1,33.1' };
  const all = [large, nearCluster, farCluster, unpricedCluster];
  expect(mergeOverlappingClusters(all, 8)).toEqual([
    { ...large, total: 49, min_price: 350_000, box: '29.9,30.9,30.2,31.12' },
    farCluster,
  ]);
  expect(mergeOverlappingClusters(all, 14)).toEqual(all);
});

test('a cluster can be split only if a zoom of the map separates its listings', () => {
  const wide = { box: '30,31,30.01,31.01' };
  const point = { box: '30.04,31.3,30.04001,31.30001' };
  expect(canSeparate(wide, 10, 17)).toBe(true);
  expect(canSeparate(wide, 17, 17), 'there is no closer').toBe(false);
  expect(canSeparate(point, 10, 17)).toBe(false);
  const street = { box: '30.04,31.3,30.041,31.301' };
  expect(canSeparate(street, 10, 17)).toBe(true);
  expect(canSeparate(street, 10, 13), 'the map ends before').toBe(false);
});

const texts = { ar: createI18n('ar', { ar, en }).t, en: createI18n('en', { ar, en }).t };

test('a pin shows a short price, and its label contains the rest', () => {
  expect(formatPinPrice(createPin('1', 31, { price: 12_345_678 }), 'en', texts.en)).toBe('12.3M');
  expect(formatPinPrice(createPin('1', 31), 'ar', texts.ar)).toBe('4.85 مليون');
  expect(formatPinPrice(createPin('1', 31, { price: null }), 'ar', texts.ar)).toBe('بدون سعر');
  expect(describePin(createPin('1', 31), false, texts.ar)).toBe(ar.vocabulary.action.forsell);
  expect(describePin(createPin('1', 31, { exact: false }), true, texts.en)).toMatch(/, approximate location, seen$/);
});
