/** Formulas of payment plans. Money in EGP, rates in per cent per year. */

/** Payment per period of an annuity loan; `rate` is per period, as a share. */
export function annuity(loan: number, rate: number, periods: number): number {
  if (rate === 0) return loan / periods;
  return (loan * rate) / (1 - (1 + rate) ** -periods);
}

/** Present value of equal future payments; `rate` is per period, as a share. */
export function presentValue(payment: number, rate: number, periods: number): number {
  if (rate === 0) return payment * periods;
  return (payment * (1 - (1 + rate) ** -periods)) / rate;
}

/** Converts per cent per year to a monthly share. */
export const toMonthlyRate = (rate: number): number => rate / 100 / 12;

interface CalculatorInputs {
  price: number;
  down: number | null;
  years: number | null;
  /** Longer terms return null. */
  mostYears?: number;
  rate: number | null;
}

/** Validates the input: a down payment within the price, and a whole number of years. */
const validateInputs = ({ price, down, years, mostYears = Number.POSITIVE_INFINITY, rate }: CalculatorInputs) =>
  down !== null && down >= 0 && down <= price && years !== null && years >= 1 && years <= mostYears && rate !== null
    ? { price, down, rate, months: years * 12, rest: price - down }
    : null;

export interface SellerPlan {
  months: number;
  rest: number;
  monthly: number;
  quarterly: number;
  /** Including the down payment. */
  total: number;
  /** Present value of all payments; null without a rate. */
  cash: number | null;
  /** Per cent below the price. */
  discountPercent: number;
}

/** Installments without interest, and their present value at `rate`. */
export function computeSellerPlan(inputs: CalculatorInputs): SellerPlan | null {
  const plan = validateInputs({ ...inputs, rate: inputs.rate ?? 0 });
  if (!plan) return null;
  const { price, down, months, rest, rate } = plan;
  const cash = inputs.rate === null ? null : down + presentValue(rest / months, toMonthlyRate(rate), months);
  return {
    months,
    rest,
    monthly: Math.round(rest / months),
    quarterly: Math.round((rest / months) * 3),
    total: price,
    cash: cash && Math.round(cash),
    discountPercent: cash === null ? 0 : Math.round((1 - cash / price) * 100),
  };
}

export interface BankPlan {
  months: number;
  loan: number;
  monthly: number;
  /** Interest of all years. */
  interest: number;
  /** Including the down payment. */
  total: number;
}

/** Loan for the rest after the down payment, in equal monthly payments. */
export function computeBankPlan(inputs: CalculatorInputs): BankPlan | null {
  const plan = validateInputs(inputs);
  if (!plan) return null;
  const { price, months, rest: loan, rate } = plan;
  const exact = annuity(loan, toMonthlyRate(rate), months);
  const interest = Math.round(exact * months - loan);
  return { months, loan, monthly: Math.round(exact), interest, total: price + interest };
}
