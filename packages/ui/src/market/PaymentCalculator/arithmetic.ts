/** The sums behind a payment plan. Money in EGP, rates in percent a year. */

/** One part of a loan that is paid off in so many equal parts; `rate` is that of one period, as a share. */
export function annuity(loan: number, rate: number, periods: number): number {
  if (rate === 0) return loan / periods;
  return (loan * rate) / (1 - (1 + rate) ** -periods);
}

/** What so many equal payments to come are worth today; `rate` is that of one period, as a share. */
export function presentValue(payment: number, rate: number, periods: number): number {
  if (rate === 0) return payment * periods;
  return (payment * (1 - (1 + rate) ** -periods)) / rate;
}

/** Per cent a year as the share of one month. */
export const monthlyShare = (rate: number): number => rate / 100 / 12;

interface Wish {
  price: number;
  down: number | null;
  years: number | null;
  /** More than these are not worked out. */
  mostYears?: number;
  rate: number | null;
}

/** A wish that can be worked out: something is left to pay, or nothing at all, in a whole number of years. */
const readable = ({ price, down, years, mostYears = Number.POSITIVE_INFINITY, rate }: Wish) =>
  down !== null && down >= 0 && down <= price && years !== null && years >= 1 && years <= mostYears && rate !== null
    ? { price, down, rate, months: years * 12, rest: price - down }
    : null;

export interface SellerPlan {
  months: number;
  rest: number;
  monthly: number;
  quarterly: number;
  /** Everything that is paid, the down payment included. */
  total: number;
  /** What all of it is worth today; null without a return to compare with. */
  cash: number | null;
  /** By how many per cent that is below the price. */
  less: number;
}

/** Equal parts without interest, and what they are worth to somebody whose money earns `rate`. */
export function sellerPlan(wish: Wish): SellerPlan | null {
  const plan = readable({ ...wish, rate: wish.rate ?? 0 });
  if (!plan) return null;
  const { price, down, months, rest, rate } = plan;
  const cash = wish.rate === null ? null : down + presentValue(rest / months, monthlyShare(rate), months);
  return {
    months,
    rest,
    monthly: Math.round(rest / months),
    quarterly: Math.round((rest / months) * 3),
    total: price,
    cash: cash && Math.round(cash),
    less: cash === null ? 0 : Math.round((1 - cash / price) * 100),
  };
}

export interface BankPlan {
  months: number;
  loan: number;
  monthly: number;
  /** Interest of all the years. */
  interest: number;
  /** Everything that is paid, the down payment included. */
  total: number;
}

/** A loan for what the down payment leaves, paid off in equal monthly parts. */
export function bankPlan(wish: Wish): BankPlan | null {
  const plan = readable(wish);
  if (!plan) return null;
  const { price, months, rest: loan, rate } = plan;
  const exact = annuity(loan, monthlyShare(rate), months);
  const interest = Math.round(exact * months - loan);
  return { months, loan, monthly: Math.round(exact), interest, total: price + interest };
}
