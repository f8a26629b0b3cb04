import { z } from 'zod';
import { REFUND_STATES } from '../constants/paymentVocabulary.ts';
import { Piastres } from '../values/money.ts';

export const Refund = z
  .object({
    id: z.uuid(),
    /** `requested` until it is decided; `approved` until the provider has paid it back. */
    state: z.enum(REFUND_STATES),
    amount: Piastres,
    fee: Piastres,
    used_amount: Piastres,
    reason: z.string(),
    /** Message to the buyer with the decision; may be empty. */
    note: z.string(),
    requested_at: z.iso.datetime(),
    /** ISO date in Egypt by which it is decided. */
    decided_by: z.iso.date(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'Refund' });
export type Refund = z.infer<typeof Refund>;
