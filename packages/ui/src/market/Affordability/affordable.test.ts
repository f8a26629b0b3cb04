import { describe, expect, it } from 'vitest';
import { computeAffordable, type Finances } from './affordable.ts';

const finances: Finances = {
  income: 40_000,
  savings: 800_000,
  otherLoanPayments: 0,
  years: 10,
  rate: 24,
  minDownPercent: 20,
};

describe('computeAffordable', () => {
  it('adds the savings to the loan that 40 % of the income repays', () => {
    // 16,000 × (1 − 1.02^−120) ÷ 0.02, with 1.02^−120 = 0.0928922.
    expect(computeAffordable(finances)).toEqual({
      months: 120,
      maxMonthlyPayment: 16_000,
      maxLoan: 725_686,
      price: 1_525_686,
      loan: 725_686,
      monthlyPayment: 16_000,
      bound: 'income',
    });
  });

  it('is plain multiplication without interest', () => {
    expect(computeAffordable({ ...finances, rate: 0 })).toMatchObject({
      maxLoan: 1_920_000,
      price: 2_720_000,
      monthlyPayment: 16_000,
    });
  });

  it('subtracts other loans, once they exceed a tenth', () => {
    expect(computeAffordable({ ...finances, otherLoanPayments: 4_000 })).toMatchObject({
      maxMonthlyPayment: 16_000,
      bound: 'income',
    });
    expect(computeAffordable({ ...finances, otherLoanPayments: 4_001 })).toMatchObject({
      maxMonthlyPayment: 15_999,
      bound: 'loans',
    });
    expect(computeAffordable({ ...finances, otherLoanPayments: 14_000 })).toMatchObject({
      maxMonthlyPayment: 6_000,
      bound: 'loans',
    });
  });

  it('is the savings alone if loans take half of the income already', () => {
    for (const otherLoanPayments of [20_000, 30_000]) {
      expect(computeAffordable({ ...finances, otherLoanPayments })).toMatchObject({
        maxMonthlyPayment: 0,
        price: 800_000,
        loan: 0,
        bound: 'nothing',
      });
    }
    expect(computeAffordable({ ...finances, income: 0 })).toMatchObject({
      price: 800_000,
      monthlyPayment: 0,
      bound: 'nothing',
    });
  });

  it('is limited by the savings, which must cover the down payment', () => {
    expect(computeAffordable({ ...finances, savings: 100_000 })).toMatchObject({
      price: 500_000,
      loan: 400_000,
      monthlyPayment: 8_819,
      bound: 'savings',
    });
    expect(computeAffordable({ ...finances, savings: 0 })).toMatchObject({ price: 0, loan: 0, bound: 'savings' });
  });

  it('needs no savings without a down payment', () => {
    expect(computeAffordable({ ...finances, savings: 0, minDownPercent: 0 })).toMatchObject({
      price: 725_686,
      bound: 'income',
    });
  });

  it('is undefined while inputs are missing', () => {
    for (const field of Object.keys(finances)) expect(computeAffordable({ ...finances, [field]: null })).toBeNull();
    for (const years of [0, 31]) expect(computeAffordable({ ...finances, years })).toBeNull();
  });
});
