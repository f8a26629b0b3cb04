import { computeAnnuity, computePresentValue, toMonthlyRate } from '../PaymentCalculator/arithmetic.ts';

export const HORIZON_YEARS = 30;

/** Inputs; null if missing or invalid. Money in EGP, per cent per year. */
export interface RentOrBuyInputs {
  price: number | null;
  downPayment: number | null;
  years: number | null;
  /** Interest of the loan. */
  rate: number | null;
  /** Rent in the first month. */
  rent: number | null;
  /** Cost of owning in the first year besides installments; rises with rents. */
  upkeep: number | null;
  priceGrowth: number | null;
  rentGrowth: number | null;
  /** Return on savings. */
  returns: number | null;
}

/** Wealth at the end of a year, rounded. */
export interface YearEnd {
  year: number;
  buyer: number;
  renter: number;
  /** Value of the property, and remaining loan. */
  value: number;
  remainingDebt: number;
  buyerSavings: number;
}

export interface Comparison {
  years: readonly YearEnd[];
  /** First year at whose end the buyer is wealthier, or null. */
  breakEvenYear: number | null;
  /** Payments of buyer and renter in the first year, rounded. */
  firstYear: { buying: number; renting: number };
}

type ValidInputs = { [K in keyof RentOrBuyInputs]: number };

function validateInputs(choice: RentOrBuyInputs): ValidInputs | null {
  const { price, downPayment, years, rate, rent, upkeep, priceGrowth, rentGrowth, returns } = choice;
  if (price === null || downPayment === null || years === null || rate === null || rent === null || upkeep === null) {
    return null;
  }
  if (priceGrowth === null || rentGrowth === null || returns === null) return null;
  if (price === 0 || downPayment > price || years < 1 || years > HORIZON_YEARS) return null;
  return { price, downPayment, years, rate, rent, upkeep, priceGrowth, rentGrowth, returns };
}

/**
 * Both spend the same each year: the cost of the more expensive way. The other one saves the difference at the end of
 * the year; the renter also keeps the down payment. Savings earn `returns`.
 */
export function compareRentAndBuy(choice: RentOrBuyInputs): Comparison | null {
  const inputs = validateInputs(choice);
  if (!inputs) return null;
  const { price, downPayment, rent, upkeep, years: term } = inputs;
  const monthlyRate = toMonthlyRate(inputs.rate);
  const [priceGrowth, rentGrowth, returns] = [inputs.priceGrowth, inputs.rentGrowth, inputs.returns].map(
    (percent) => 1 + percent / 100,
  );
  if (!priceGrowth || !rentGrowth || !returns) return null;
  const monthlyPayment = computeAnnuity(price - downPayment, monthlyRate, term * 12);

  const computePayments = (year: number) => ({
    buying: (year <= term ? monthlyPayment * 12 : 0) + upkeep * rentGrowth ** (year - 1),
    renting: rent * 12 * rentGrowth ** (year - 1),
  });
  const years: YearEnd[] = [];
  let buyerSavings = 0;
  let renterSavings = downPayment;
  for (let year = 1; year <= HORIZON_YEARS; year += 1) {
    const { buying, renting } = computePayments(year);
    buyerSavings = buyerSavings * returns + Math.max(0, renting - buying);
    renterSavings = renterSavings * returns + Math.max(0, buying - renting);
    const value = price * priceGrowth ** year;
    const remainingDebt = computePresentValue(monthlyPayment, monthlyRate, Math.max(0, term - year) * 12);
    years.push({
      year,
      buyer: Math.round(value - remainingDebt + buyerSavings),
      renter: Math.round(renterSavings),
      value: Math.round(value),
      remainingDebt: Math.round(remainingDebt),
      buyerSavings: Math.round(buyerSavings),
    });
  }
  const firstPayments = computePayments(1);
  return {
    years,
    breakEvenYear: years.find(({ buyer, renter }) => buyer > renter)?.year ?? null,
    firstYear: { buying: Math.round(firstPayments.buying), renting: Math.round(firstPayments.renting) },
  };
}
