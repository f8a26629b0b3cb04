import { z } from 'zod';
import { CURRENCY } from '../constants/constants.ts';
import { PLAN_KINDS } from '../constants/paymentVocabulary.ts';
import { AdCounts } from '../myListings/ownProperty.ts';
import { Piastres } from '../values/money.ts';

export const Plan = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(PLAN_KINDS),
    count: z.int(),
    remaining: z.object({ basic: z.int(), elite: z.int(), superior: z.int() }),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** A plan on sale. The free trial is free and cannot be ordered. */
export const PlanOffer = Plan.omit({ remaining: true })
  .extend({
    counts: AdCounts,
    /** VAT included. */
    price: Piastres,
    /** Price of the same ads bought singly; equal to `price` if nothing is saved. */
    full_price: Piastres,
    /** Whole percent saved of `full_price`. */
    savings: z.int().min(0).max(100),
    /** VAT included in `price`. */
    vat: Piastres,
    currency: z.literal(CURRENCY),
    /** Days from the purchase in which its ads may be used; null for unlimited. */
    days: z.int().positive().nullable(),
  })
  .meta({ id: 'PlanOffer' });
export type PlanOffer = z.infer<typeof PlanOffer>;

export const OwnPlan = Plan.extend({
  order_id: z.uuid(),
  ads: AdCounts,
  bought_at: z.iso.datetime(),
  /** When unused ads expire; null for never. */
  expires_at: z.iso.datetime().nullable(),
}).meta({ id: 'OwnPlan' });
export type OwnPlan = z.infer<typeof OwnPlan>;
