import { annuity, monthlyShare, presentValue } from '../PaymentCalculator/arithmetic.ts';

/**
 * The largest shares of an income that banks lend against, as published (READING.md, F4): for the home, and for all loans
 * together. They differ between lenders, and the page says so.
 */
export const HOME_SHARE = 0.4;
export const LOANS_SHARE = 0.5;
/** The longest loan that is worked out. */
export const MOST_YEARS = 30;

/** What somebody has; null where an answer is missing or cannot be read. Money in EGP, shares and rates in per cent. */
export interface Means {
  /** Of a month, after taxes. */
  income: number | null;
  savings: number | null;
  /** What other loans take each month. */
  loans: number | null;
  years: number | null;
  /** A year. */
  rate: number | null;
  /** The least that is paid at once, of the price. */
  down: number | null;
}

/** What keeps the price from being higher. */
export type Bound = 'income' | 'loans' | 'savings' | 'nothing';

export interface Affordable {
  months: number;
  /** The most that goes to the home each month. */
  limit: number;
  /** The loan that it pays off. */
  most: number;
  /** The price. */
  price: number;
  /** What is borrowed of it, and what that costs a month. */
  loan: number;
  monthly: number;
  bound: Bound;
}

function boundOf(limit: number, byLoans: boolean, bySavings: boolean): Bound {
  if (limit === 0) return 'nothing';
  if (bySavings) return 'savings';
  return byLoans ? 'loans' : 'income';
}

/** The dearest home that savings and income pay for with a loan; null while an answer is missing. */
export function affordable({ income, savings, loans, years, rate, down }: Means): Affordable | null {
  if (income === null || savings === null || loans === null || rate === null) return null;
  if (years === null || years < 1 || years > MOST_YEARS || down === null || down > 100) return null;
  const months = years * 12;
  const forHome = income * HOME_SHARE;
  const besideLoans = income * LOANS_SHARE - loans;
  const limit = Math.round(Math.max(0, Math.min(forHome, besideLoans)));
  const most = Math.round(presentValue(limit, monthlyShare(rate), months));
  const bySavings = down > 0 ? Math.floor((savings * 100) / down) : Number.POSITIVE_INFINITY;
  const price = Math.min(savings + most, limit > 0 ? bySavings : savings);
  const loan = price - savings;
  return {
    months,
    limit,
    most,
    price,
    loan,
    monthly: Math.round(annuity(loan, monthlyShare(rate), months)),
    bound: boundOf(limit, besideLoans < forHome, bySavings < savings + most),
  };
}
