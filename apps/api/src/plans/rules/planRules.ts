import { type AdCounts, type Piastres, PLAN_KINDS, piastres } from '@mashrabiya/contract';
import type { PlanVersionRow } from '../../db/tables/payment.ts';

export type UnitPrices = Record<keyof AdCounts, Piastres>;

export const pickAdCounts = ({ basic, elite, superior }: AdCounts): AdCounts => ({ basic, elite, superior });
export const countAds = ({ basic, elite, superior }: AdCounts): number => basic + elite + superior;

export const computeWorth = (ads: AdCounts, unitPrices: UnitPrices): Piastres =>
  piastres(ads.basic * unitPrices.basic + ads.elite * unitPrices.elite + ads.superior * unitPrices.superior);

/** Prices of single ads on sale; 0 for a rank that is not sold singly. */
export function findUnitPrices(plans: readonly PlanVersionRow[]): UnitPrices {
  const findUnitPrice = (rank: keyof AdCounts): Piastres => {
    const singlePlans = plans.filter((plan) => plan.kind === 'single' && countAds(plan) === 1 && plan[rank] === 1);
    return piastres(singlePlans.length === 0 ? 0 : Math.min(...singlePlans.map(({ price }) => price)));
  };
  return { basic: findUnitPrice('basic'), elite: findUnitPrice('elite'), superior: findUnitPrice('superior') };
}

/** Whole percent that a price saves, never rounded up. */
export const computeSavingPercent = (price: Piastres, fullPrice: Piastres): number =>
  price < fullPrice ? Math.floor(((fullPrice - price) * 100) / fullPrice) : 0;

export const sortPlans = (plans: readonly PlanVersionRow[]): PlanVersionRow[] =>
  plans.toSorted((a, b) => PLAN_KINDS.indexOf(a.kind) - PLAN_KINDS.indexOf(b.kind) || a.plan_id - b.plan_id);
