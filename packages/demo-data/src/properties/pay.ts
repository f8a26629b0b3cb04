import { type AnySellingPoint, createSellingPoint } from '../facts/points.ts';
import type { DemoPayment, PropertyDraft } from '../facts/property.ts';
import { choose, roundToStep } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { buildInstallmentPlan, computeDownPercent } from '../rules/payments.ts';

/** Payment and delivery of a property. */
export interface Deal {
  payment: DemoPayment;
  /** First of the month of delivery, `yyyy-mm-dd`; null means ready. */
  month: string | null;
  plan: AnySellingPoint | null;
}

const INSTALLMENT_CHANCE = { developer: 0.92, broker: 0.13, owner: 0.05 } as const;
const NO_PRICE_CHANCE = 0.03;

function getFirstOfMonth(now: Date, monthsAhead: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1)).toISOString().slice(0, 10);
}

const createCashDeal = (price: number | null): Deal => ({
  payment: { method: 'cash', price, advance: null, years: null, receipt: null, installment: null },
  month: null,
  plan: null,
});

function createInstallmentDeal(random: Random, draft: PropertyDraft, cashPrice: number): Deal {
  const developer = draft.provider.kind === 'developer';
  const years = choose(random, developer ? [6, 7, 7, 8, 8, 9] : [3, 3, 5]);
  const downShare = choose(random, developer ? [0, 0.05, 0.05, 0.1, 0.1, 0.15] : [0.15, 0.2, 0.2]);
  const hasNoDownPayment = downShare === 0 && cashPrice < 2_500_000;
  const terms = buildInstallmentPlan(cashPrice, hasNoDownPayment ? 0.05 : downShare, years);
  const isOlderBuilding = draft.place.compound === null && draft.place.city.kind !== 'new_city';
  const monthsAhead = isOlderBuilding || random.chance(developer ? 0.25 : 0.7) ? 0 : random.integer(6, 44);
  const { price, advance, installment } = terms;
  return {
    payment: {
      method: 'installment',
      price,
      advance,
      years,
      receipt: getFirstOfMonth(draft.now, monthsAhead || 1),
      installment,
    },
    month: monthsAhead ? getFirstOfMonth(draft.now, monthsAhead) : null,
    plan: createSellingPoint('plan', { percent: computeDownPercent(terms), advance, years, installment }),
  };
}

/** Rounding: 25,000 for sale prices, 500 for rents. */
const PRICE_STEP = { forsell: 25_000, forrent: 500 } as const;

/** Terms for a property with a known cash price or monthly rent of today. */
export function createDeal(random: Random, draft: PropertyDraft, priceToday: number): Deal {
  const cashPrice =
    draft.priceLevel === 1 ? priceToday : roundToStep(priceToday * draft.priceLevel, PRICE_STEP[draft.action]);
  if (draft.action === 'forsell' && random.chance(INSTALLMENT_CHANCE[draft.provider.kind])) {
    return createInstallmentDeal(random, draft, cashPrice);
  }
  return createCashDeal(draft.provider.kind !== 'developer' && random.chance(NO_PRICE_CHANCE) ? null : cashPrice);
}
