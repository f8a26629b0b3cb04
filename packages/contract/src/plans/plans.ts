import { z } from 'zod';
import { CURRENCY } from '../constants/constants.ts';
import { PLAN_KINDS } from '../constants/vocabulary.ts';
import { AdCounts } from '../owning/ownProperty.ts';
import { Piastres } from '../values/money.ts';

/** An advertising plan and how many ads of each rank remain in it. */
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

/** A plan that is on sale. The free trial costs nothing and cannot be ordered. */
export const PlanOffer = Plan.omit({ remaining: true })
  .extend({
    /** How many ads of each rank are in it. */
    counts: AdCounts,
    /** With VAT inside. */
    price: Piastres,
    /** What its ads cost one by one; the same as `price` where nothing is saved. */
    full_price: Piastres,
    /** Whole percent of `full_price` that is saved; 0 for nothing. */
    savings: z.int().min(0).max(100),
    /** Which part of `price` is VAT. */
    vat: Piastres,
    currency: z.literal(CURRENCY),
    /** How many days its ads may be used for, from the purchase on; null for ever. */
    days: z.int().positive().nullable(),
  })
  .meta({ id: 'PlanOffer' });
export type PlanOffer = z.infer<typeof PlanOffer>;

/** A plan that one bought: `remaining` says what is left of it. */
export const OwnPlan = Plan.extend({
  /** The order that bought it. */
  order_id: z.uuid(),
  /** What was in it. */
  ads: AdCounts,
  bought_at: z.iso.datetime(),
  /** When what is left can no longer be used; null for never. */
  expires_at: z.iso.datetime().nullable(),
}).meta({ id: 'OwnPlan' });
export type OwnPlan = z.infer<typeof OwnPlan>;
