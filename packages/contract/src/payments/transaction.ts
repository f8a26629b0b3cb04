import { z } from 'zod';
import { PAYMENT_CHANNELS, TRANSACTION_STATUSES } from '../constants/paymentVocabulary.ts';
import { Piastres } from '../values/money.ts';
import { Refund } from './refund.ts';

/** A user's payment; its id is the order's id. The amount is EGP, with piastres as decimals. */
export const Transaction = z
  .object({
    id: z.string(),
    amount: z.number(),
    status: z.enum(TRANSACTION_STATUSES),
    created_at: z.iso.datetime(),
    plan: z.string().optional(),
    plan_id: z.int().optional(),
    method: z.enum(PAYMENT_CHANNELS).optional(),
    /** Set for a successful transaction only. */
    receipt_number: z.string().nullable().optional(),
    refund_until: z.iso.datetime().nullable().optional(),
    refund: Refund.nullable().optional(),
    /** Further payments for the same order, which are refunded. */
    surplus: z
      .array(
        z.object({
          amount: Piastres,
          paid_at: z.iso.datetime(),
          /** Null until the overpayment is refunded. */
          returned_at: z.iso.datetime().nullable(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof Transaction>;
