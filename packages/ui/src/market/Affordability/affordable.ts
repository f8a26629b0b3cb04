import { computeAnnuity, computePresentValue, toMonthlyRate } from '../PaymentCalculator/arithmetic.ts';

/**
 * Highest shares of an income that banks accept, as published (READING.md, F4): for this loan, and for all loans
 * together. They differ between lenders, and the page says so.
 */
export const MAX_LOAN_SHARE = 0.4;
export const MAX_ALL_LOANS_SHARE = 0.5;
/** Longest loan in the calculator. */
export const MAX_LOAN_YEARS = 30;

/** Answers of the user; null if missing or invalid. Money in EGP, shares and rates in per cent. */
export interface Finances {
  /** Monthly, after taxes. */
  income: number | null;
  savings: number | null;
  otherLoanPayments: number | null;
  years: number | null;
  /** Per year. */
  rate: number | null;
  /** Minimum down payment, as a share of the price. */
  minDownPercent: number | null;
}

/** Factor that limits the price. */
type Bound = 'income' | 'loans' | 'savings' | 'nothing';

export interface Affordable {
  months: number;
  maxMonthlyPayment: number;
  /** Loan that this payment pays off. */
  maxLoan: number;
  price: number;
  loan: number;
  monthlyPayment: number;
  bound: Bound;
}

function getBound(limit: number, isLimitedByLoans: boolean, isLimitedBySavings: boolean): Bound {
  if (limit === 0) return 'nothing';
  if (isLimitedBySavings) return 'savings';
  return isLimitedByLoans ? 'loans' : 'income';
}

/** Highest price affordable with a loan; null while an answer is missing. */
export function computeAffordable({
  income,
  savings,
  otherLoanPayments,
  years,
  rate,
  minDownPercent,
}: Finances): Affordable | null {
  if (income === null || savings === null || otherLoanPayments === null || rate === null) return null;
  if (years === null || years < 1 || years > MAX_LOAN_YEARS || minDownPercent === null || minDownPercent > 100)
    return null;
  const months = years * 12;
  const limitByIncome = income * MAX_LOAN_SHARE;
  const limitByLoans = income * MAX_ALL_LOANS_SHARE - otherLoanPayments;
  const maxMonthlyPayment = Math.round(Math.max(0, Math.min(limitByIncome, limitByLoans)));
  const maxLoan = Math.round(computePresentValue(maxMonthlyPayment, toMonthlyRate(rate), months));
  const maxPriceBySavings =
    minDownPercent > 0 ? Math.floor((savings * 100) / minDownPercent) : Number.POSITIVE_INFINITY;
  const price = Math.min(savings + maxLoan, maxMonthlyPayment > 0 ? maxPriceBySavings : savings);
  const loan = price - savings;
  return {
    months,
    maxMonthlyPayment,
    maxLoan,
    price,
    loan,
    monthlyPayment: Math.round(computeAnnuity(loan, toMonthlyRate(rate), months)),
    bound: getBound(maxMonthlyPayment, limitByLoans < limitByIncome, maxPriceBySavings < savings + maxLoan),
  };
}
