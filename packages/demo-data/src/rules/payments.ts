import priceData from '../../data/prices.json' with { type: 'json' };
import { interpolate, roundToStep } from '../random/chance.ts';
import { SALE_STEP } from './prices.ts';

/** Installment plan in whole EGP; advance + installment × 12 × years equals the price exactly. */
export interface InstallmentPlan {
  price: number;
  advance: number;
  years: number;
  /** EGP per month. */
  installment: number;
}

const computeGcd = (a: number, b: number): number => (b === 0 ? a : computeGcd(b, a % b));

/** Short plans cost little more than cash, ten years cost most. */
export function computeInstallmentFactor(years: number): number {
  const [low = 1, high = 1] = priceData.installmentOverCash;
  return interpolate([low, high], Math.min(1, Math.max(0, (years - 3) / 7)));
}

/**
 * Turns a cash price into a plan. The advance absorbs the remainder of equal months; without an advance the price moves
 * to the nearest divisible amount.
 */
export function buildInstallmentPlan(cashPrice: number, downShare: number, years: number): InstallmentPlan {
  const months = years * 12;
  const targetPrice = cashPrice * computeInstallmentFactor(years);
  if (downShare === 0) {
    const price = roundToStep(targetPrice, (SALE_STEP * months) / computeGcd(SALE_STEP, months));
    return { price, advance: 0, years, installment: price / months };
  }
  const price = roundToStep(targetPrice, SALE_STEP);
  const installment = roundToStep((price * (1 - downShare)) / months, price < 3_000_000 ? 10 : 50);
  return { price, advance: price - installment * months, years, installment };
}

/** Advance in whole percent of the price, as in an ad. */
export const computeDownPercent = ({ price, advance }: InstallmentPlan): number => Math.round((advance / price) * 100);
