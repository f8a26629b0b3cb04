import { describe, expect, it } from 'vitest';
import { computePlan } from './plan.ts';

const sale = {
  price: 4_850_000,
  action: 0,
  payment: 'installment',
  advance: 485_000,
  up_to_years: 7,
  receipt: '2027-12-01',
  installment: 51_964,
} as const;

describe('computePlan', () => {
  it('divides the rest by the months', () => {
    expect(computePlan(sale)).toEqual({
      price: 4_850_000,
      downPayment: 485_000,
      downPercent: 10,
      financedAmount: 4_365_000,
      years: 7,
      months: 84,
      monthlyPayment: 51_964,
    });
  });

  it('reads a missing down payment as none', () => {
    expect(computePlan({ ...sale, advance: null })).toMatchObject({
      downPayment: 0,
      downPercent: 0,
      financedAmount: 4_850_000,
    });
  });

  it('is undefined for cash, rent, or a property without a price or years', () => {
    expect(computePlan({ ...sale, payment: 'cash' })).toBeNull();
    expect(computePlan({ ...sale, action: 1 })).toBeNull();
    expect(computePlan({ ...sale, price: null })).toBeNull();
    expect(computePlan({ ...sale, up_to_years: null })).toBeNull();
  });
});
