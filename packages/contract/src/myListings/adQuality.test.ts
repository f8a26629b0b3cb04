import { expect, it } from 'vitest';
import { type ContentFacts, computeAdQuality, listContentAdvice } from './adQuality.ts';

const goodContent: ContentFacts = {
  pictures: 5,
  description: 200,
  hasPrice: true,
  priceDifference: 15,
  hasExactPlace: true,
  features: 3,
};
const empty: ContentFacts = {
  pictures: 0,
  description: 0,
  hasPrice: false,
  priceDifference: null,
  hasExactPlace: false,
  features: 0,
};

it.each<[string, Partial<ContentFacts>, string[], number]>([
  ['nothing is missing', {}, [], 100],
  ['four pictures', { pictures: 4 }, ['more_pictures'], 70],
  ['a short description', { description: 199 }, ['longer_description'], 80],
  ['a price well above the median', { priceDifference: 16 }, ['price_high'], 90],
  ['a price without a comparison', { priceDifference: null }, [], 100],
  ['no price', { hasPrice: false }, ['add_price'], 75],
  ['the exact place is missing', { hasExactPlace: false }, ['exact_place'], 85],
  ['two features', { features: 2 }, ['add_features'], 90],
])('an ad with this: %s', (_, facts, advice, percent) => {
  expect(listContentAdvice({ ...goodContent, ...facts })).toEqual(advice);
  expect(computeAdQuality({ ...goodContent, ...facts })).toBe(percent);
});

it('an empty ad has no fulfilled condition', () => expect(computeAdQuality(empty)).toBe(0));
