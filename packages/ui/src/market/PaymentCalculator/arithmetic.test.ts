import { describe, expect, it } from 'vitest';
import { computeAnnuity, computeBankPlan, computePresentValue, computeSellerPlan } from './arithmetic.ts';

describe('annuity and present value', () => {
  it('are inverse functions', () => {
    for (const rate of [0, 0.005, 0.02, 0.3]) {
      for (const periods of [1, 12, 240]) {
        expect(computePresentValue(computeAnnuity(1_000_000, rate, periods), rate, periods)).toBeCloseTo(1_000_000, 4);
      }
    }
  });

  it('are plain division without interest', () => {
    expect(computeAnnuity(1200, 0, 12)).toBe(100);
    expect(computePresentValue(100, 0, 12)).toBe(1200);
  });

  it('match the figures of banks', () => {
    expect(computeAnnuity(100_000, 0.01, 12)).toBeCloseTo(8884.88, 2);
  });
});

describe('computeSellerPlan', () => {
  const inputs = { price: 4_850_000, downPayment: 485_000, years: 7, rate: 24 };

  it('divides the rest, and returns its present value', () => {
    expect(computeSellerPlan(inputs)).toEqual({
      months: 84,
      financedAmount: 4_365_000,
      monthlyPayment: 51_964,
      quarterlyPayment: 155_893,
      total: 4_850_000,
      cashValue: 2_590_879,
      discountPercent: 47,
    });
  });

  it('has the price as present value without a return, or if all is paid at once', () => {
    expect(computeSellerPlan({ ...inputs, rate: 0 })).toMatchObject({ cashValue: 4_850_000, discountPercent: 0 });
    expect(computeSellerPlan({ ...inputs, downPayment: 4_850_000 })).toMatchObject({
      monthlyPayment: 0,
      quarterlyPayment: 0,
      cashValue: 4_850_000,
    });
  });

  it('may begin without a down payment', () => {
    expect(computeSellerPlan({ ...inputs, downPayment: 0 })).toMatchObject({
      financedAmount: 4_850_000,
      monthlyPayment: 57_738,
    });
  });

  it('has no comparison without a return', () => {
    expect(computeSellerPlan({ ...inputs, rate: null })).toMatchObject({
      monthlyPayment: 51_964,
      cashValue: null,
      discountPercent: 0,
    });
  });

  it('is undefined while inputs are missing or invalid', () => {
    for (const wrong of [{ downPayment: null }, { years: null }, { years: 0 }, { downPayment: 4_850_001 }]) {
      expect(computeSellerPlan({ ...inputs, ...wrong })).toBeNull();
    }
    expect(computeSellerPlan({ ...inputs, maxYears: 7 })).not.toBeNull();
    expect(computeSellerPlan({ ...inputs, maxYears: 6 })).toBeNull();
  });
});

describe('computeBankPlan', () => {
  const inputs = { price: 5_000_000, downPayment: 1_000_000, years: 10, rate: 22.5 };

  it('adds the interest of all the years', () => {
    const plan = computeBankPlan(inputs);
    expect(plan).toEqual({
      months: 120,
      loan: 4_000_000,
      monthlyPayment: 84_045,
      interest: 6_085_368,
      total: 11_085_368,
    });
  });

  it('requires a rate', () => {
    expect(computeBankPlan({ ...inputs, rate: null })).toBeNull();
  });

  it('costs nothing more without interest or without a loan', () => {
    expect(computeBankPlan({ ...inputs, rate: 0 })).toMatchObject({
      monthlyPayment: 33_333,
      interest: 0,
      total: 5_000_000,
    });
    expect(computeBankPlan({ ...inputs, downPayment: 5_000_000 })).toMatchObject({
      loan: 0,
      monthlyPayment: 0,
      interest: 0,
    });
  });
});
