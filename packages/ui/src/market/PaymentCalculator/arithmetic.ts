/** Formulas of payment plans. Money in EGP, rates in per cent per year. */

/** Payment per period of an annuity loan; `rate` is per period, as a share. */
export function computeAnnuity(loan: number, rate: number, periods: number): number {
  if (rate === 0) return loan / periods;
  return (loan * rate) / (1 - (1 + rate) ** -periods);
}

/** Present value of equal future payments; `rate` is per period, as a share. */
export function computePresentValue(payment: number, rate: number, periods: number): number {
  if (rate === 0) return payment * periods;
  return (payment * (1 - (1 + rate) ** -periods)) / rate;
}

/** Converts per cent per year to a monthly share. */
export const toMonthlyRate = (rate: number): number => rate / 100 / 12;

interface CalculatorInputs {
  price: number;
  downPayment: number | null;
  years: number | null;
  /** Longer terms return null. */
  maxYears?: number;
  rate: number | null;
}

/** Validates the input: a down payment within the price, and a whole number of years. */
const validateInputs = ({ price, downPayment, years, maxYears = Number.POSITIVE_INFINITY, rate }: CalculatorInputs) =>
  downPayment !== null &&
  downPayment >= 0 &&
  downPayment <= price &&
  years !== null &&
  years >= 1 &&
  years <= maxYears &&
  rate !== null
    ? { price, down: downPayment, rate, months: years * 12, rest: price - downPayment }
    : null;

export interface SellerPlan {
  months: number;
  financedAmount: number;
  monthlyPayment: number;
  quarterlyPayment: number;
  /** Including the down payment. */
  total: number;
  /** Present value of all payments; null without a rate. */
  cashValue: number | null;
  /** Per cent below the price. */
  discountPercent: number;
}

/** Installments without interest, and their present value at `rate`. */
export function computeSellerPlan(inputs: CalculatorInputs): SellerPlan | null {
  const plan = validateInputs({ ...inputs, rate: inputs.rate ?? 0 });
  if (!plan) return null;
  const { price, down: downPayment, months, rest: financedAmount, rate } = plan;
  const cash =
    inputs.rate === null
      ? null
      : downPayment + computePresentValue(financedAmount / months, toMonthlyRate(rate), months);
  return {
    months,
    financedAmount,
    monthlyPayment: Math.round(financedAmount / months),
    quarterlyPayment: Math.round((financedAmount / months) * 3),
    total: price,
    cashValue: cash && Math.round(cash),
    discountPercent: cash === null ? 0 : Math.round((1 - cash / price) * 100),
  };
}

export interface BankPlan {
  months: number;
  loan: number;
  monthlyPayment: number;
  interest: number;
  /** Including the down payment. */
  total: number;
}

/** Loan for the rest after the down payment, in equal monthly payments. */
export function computeBankPlan(inputs: CalculatorInputs): BankPlan | null {
  const plan = validateInputs(inputs);
  if (!plan) return null;
  const { price, months, rest: loan, rate } = plan;
  const exactAnnuity = computeAnnuity(loan, toMonthlyRate(rate), months);
  const interest = Math.round(exactAnnuity * months - loan);
  return { months, loan, monthlyPayment: Math.round(exactAnnuity), interest, total: price + interest };
}
