import { describe, expect, test } from 'vitest';
import { amountStops, placesOf } from './amountStops.ts';

const stops = amountStops(20, 300);

describe('amountStops', () => {
  test('are round, and within both ends', () => expect(stops).toEqual([20, 30, 40, 50, 70, 100, 150, 200, 300]));
  test('go over many decades', () => {
    const prices = amountStops(200_000, 50_000_000);
    expect([prices[0], prices.at(-1)]).toEqual([200_000, 50_000_000]);
    expect(new Set(prices).size).toBe(prices.length);
  });
});

describe('placesOf', () => {
  test('puts what has no end outside the stops', () => expect(placesOf(stops, undefined, undefined)).toEqual([0, 10]));
  test('finds stops', () => expect(placesOf(stops, 20, 300)).toEqual([1, 9]));
  test('takes the stop below an amount between two', () => expect(placesOf(stops, 110, 199)).toEqual([6, 7]));
  test('holds amounts beyond both ends', () => expect(placesOf(stops, 1, 9_000)).toEqual([1, 9]));
  test('lets no end cross the other', () => expect(placesOf(stops, 200, 30)).toEqual([8, 8]));
});
