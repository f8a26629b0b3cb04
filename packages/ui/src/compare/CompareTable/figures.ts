import type { Property } from '@mashrabiya/contract';
import { computePlan } from '../../listings/PaymentPlan/plan.ts';

/** Null if the property lacks the figure. */
export type Figure = number | null;

/** Figures behind the rows. */
export const figureGetters = {
  price: ({ price }: Property): Figure => price,
  metre: ({ price_per_m2 }: Property): Figure => price_per_m2,
  monthly: ({ payment }: Property): Figure => computePlan(payment)?.monthlyPayment ?? null,
  years: ({ payment }: Property): Figure => computePlan(payment)?.years ?? null,
  /** Down payment, and its share of the price in whole per cent. */
  down: ({ payment }: Property): { amount: number; percent: number } | null => {
    const plan = computePlan(payment);
    return plan && { amount: plan.downPayment, percent: plan.downPercent };
  },
};
