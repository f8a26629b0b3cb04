import { describe, expect, test } from 'vitest';
import { buildAmountStops, getSliderPositions } from './amountStops.ts';

const stops = buildAmountStops(20, 300);

describe('buildAmountStops', () => {
  test('are round, and within both limits', () => expect(stops).toEqual([20, 30, 40, 50, 70, 100, 150, 200, 300]));
  test('cover many decades', () => {
    const prices = buildAmountStops(200_000, 50_000_000);
    expect([prices[0], prices.at(-1)]).toEqual([200_000, 50_000_000]);
    expect(new Set(prices).size).toBe(prices.length);
  });
});

describe('getSliderPositions', () => {
  test('puts open ends outside the stops', () =>
    expect(getSliderPositions(stops, undefined, undefined)).toEqual([0, 10]));
  test('finds stops', () => expect(getSliderPositions(stops, 20, 300)).toEqual([1, 9]));
  test('uses the stop below an amount between two', () => expect(getSliderPositions(stops, 110, 199)).toEqual([6, 7]));
  test('clamps amounts beyond the limits', () => expect(getSliderPositions(stops, 1, 9_000)).toEqual([1, 9]));
  test('prevents the ends from crossing', () => expect(getSliderPositions(stops, 200, 30)).toEqual([8, 8]));
});
