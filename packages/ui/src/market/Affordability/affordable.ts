import { annuity, presentValue, toMonthlyRate } from '../PaymentCalculator/arithmetic.ts';

/**
 * Highest shares of an income that banks accept, as published (READING.md, F4): for this loan, and for all loans
 * together. They differ between lenders, and the page says so.
 */
export const HOME_SHARE = 0.4;
export const LOANS_SHARE = 0.5;
/** Longest loan in the calculator. */
export const MOST_YEARS = 30;

/** Answers of the user; null if missing or invalid. Money in EGP, shares and rates in per cent. */
export interface Finances {
  /** Monthly, after taxes. */
  income: number | null;
  savings: number | null;
  /** Monthly payments of other loans. */
  loans: number | null;
  years: number | null;
  /** Per year. */
  rate: number | null;
  /** Minimum down payment, as a share of the price. */
  down: number | null;
}

/** Factor that limits the price. */
export type Bound = 'income' | 'loans' | 'savings' | 'nothing';

export interface Affordable {
  months: number;
  /** Highest monthly payment. */
  limit: number;
  /** Loan that it pays off. */
  maxLoan: number;
  price: number;
  loan: number;
  monthly: number;
  bound: Bound;
}

function getBound(limit: number, byLoans: boolean, bySavings: boolean): Bound {
  if (limit === 0) return 'nothing';
  if (bySavings) return 'savings';
  return byLoans ? 'loans' : 'income';
}

/** Highest price affordable with a loan; null while an answer is missing. */
export function computeAffordable({ income, savings, loans, years, rate, down }: Finances): Affordable | null {
  if (income === null || savings === null || loans === null || rate === null) return null;
  if (years === null || years < 1 || years > MOST_YEARS || down === null || down > 100) return null;
  const months = years * 12;
  const limitByIncome = income * HOME_SHARE;
  const limitByLoans = income * LOANS_SHARE - loans;
  const limit = Math.round(Math.max(0, Math.min(limitByIncome, limitByLoans)));
  const maxLoan = Math.round(presentValue(limit, toMonthlyRate(rate), months));
  const maxPriceBySavings = down > 0 ? Math.floor((savings * 100) / down) : Number.POSITIVE_INFINITY;
  const price = Math.min(savings + maxLoan, limit > 0 ? maxPriceBySavings : savings);
  const loan = price - savings;
  return {
    months,
    limit,
    maxLoan,
    price,
    loan,
    monthly: Math.round(annuity(loan, toMonthlyRate(rate), months)),
    bound: getBound(limit, limitByLoans < limitByIncome, maxPriceBySavings < savings + maxLoan),
  };
}
