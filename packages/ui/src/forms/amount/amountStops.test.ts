import { describe, expect, test } from 'vitest';
import { amountStops, placesOf } from './amountStops.ts';

const stops = amountStops(20, 300);

describe('amountStops', () => {
  test('are round, and within both limits', () => expect(stops).toEqual([20, 30, 40, 50, 70, 100, 150, 200, 300]));
  test('cover many decades', () => {
    const prices = amountStops(200_000, 50_000_000);
    expect([prices[0], prices.at(-1)]).toEqual([200_000, 50_000_000]);
    expect(new Set(prices).size).toBe(prices.length);
  });
});

describe('placesOf', () => {
  test('puts open ends outside the stops', () => expect(placesOf(stops, undefined, undefined)).toEqual([0, 10]));
  test('finds stops', () => expect(placesOf(stops, 20, 300)).toEqual([1, 9]));
  test('uses the stop below an amount between two', () => expect(placesOf(stops, 110, 199)).toEqual([6, 7]));
  test('clamps amounts beyond the limits', () => expect(placesOf(stops, 1, 9_000)).toEqual([1, 9]));
  test('prevents the ends from crossing', () => expect(placesOf(stops, 200, 30)).toEqual([8, 8]));
});
