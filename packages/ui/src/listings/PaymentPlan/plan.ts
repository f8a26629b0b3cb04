import type { Payment } from '@mashrabiya/contract';
import { computeDownPercent } from '../PriceBlock/price.ts';

/** Amounts in whole EGP. */
export interface Plan {
  price: number;
  downPayment: number;
  downPercent: number;
  financedAmount: number;
  years: number;
  months: number;
  monthlyPayment: number;
}

/** Plan of a sale in installments; null for cash, for rent, and if price or years are unknown. */
export function computePlan({ action, payment, price, advance, up_to_years }: Payment): Plan | null {
  if (action !== 0 || payment !== 'installment' || !price || !up_to_years) return null;
  const downPayment = advance ?? 0;
  const months = up_to_years * 12;
  const financedAmount = price - downPayment;
  return {
    price,
    downPayment,
    downPercent: computeDownPercent(price, downPayment) ?? 0,
    financedAmount,
    years: up_to_years,
    months,
    monthlyPayment: Math.round(financedAmount / months),
  };
}
