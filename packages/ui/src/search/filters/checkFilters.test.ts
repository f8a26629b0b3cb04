import { describe, expect, test } from 'vitest';
import { checkFilters } from './checkFilters.ts';
import { readFilters } from './readFilters.ts';

const limits = { maxprice: 100_000_000, maxsize: 5_000, maxsizeland: 500_000 };
const check = (query: string) => {
  const params = new URLSearchParams(query);
  return checkFilters(params, readFilters(params), limits);
};

describe('checkFilters', () => {
  test('accepts empty and valid filters', () =>
    expect(check('min_price=1m&max_price=2m&min_size=&max_size=200')).toEqual({}));
  test('marks the upper end of a reversed range', () =>
    expect(check('min_price=٣ مليون&max_price=2m')).toEqual({ max_price: { kind: 'upsideDown' } }));
  test('marks an invalid number', () =>
    expect(check('max_price=cheap&max_monthly=little')).toEqual({
      max_price: { kind: 'notANumber' },
      max_monthly: { kind: 'notANumber' },
    }));
  test('marks a fraction', () =>
    expect(check('max_price=4.5&max_size=62.5')).toEqual({
      max_price: { kind: 'notWhole' },
      max_size: { kind: 'notWhole' },
    }));
  test('uses the server’s limit until the site’s own has loaded', () => {
    const params = new URLSearchParams('max_price=2000000000000');
    expect(checkFilters(params, readFilters(params))).toEqual({
      max_price: { kind: 'overLimit', limit: 1_000_000_000_000 },
    });
  });
  test('limits amounts to the site’s upper bounds, land to its own', () => {
    expect(check('max_size=6000')).toEqual({ max_size: { kind: 'overLimit', limit: 5_000 } });
    expect(check('type=land&max_size=6000')).toEqual({});
    expect(check('max_price=200m')).toEqual({ max_price: { kind: 'overLimit', limit: 100_000_000 } });
  });
});
