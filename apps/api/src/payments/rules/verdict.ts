import { CURRENCY } from '@mashrabiya/contract';
import type { OrderRow } from '../../db/tables/payment.ts';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';

/**
 * What a provider's word means for an order (decision 0029):
 * - `unknown_order`: noted, and nothing else: the provider's account may serve others.
 * - `pays`: paid as asked. `pays_late`: the same after it had failed; who paid gets what was bought.
 * - `same`: the payment that is known already. `surplus`: a second one; it is paid back.
 * - `mismatch`: paid, but not this amount in this currency; it is paid back, and buys nothing.
 * - `fails`: declined. `too_late`: declined after the order was settled; a paid order stays paid.
 * - `waits`: under way. `unpaid`: not paid yet, or not in time; the buyer can go on to another checkout. `reversed`, `marked`: money went back; what is more than we paid back is looked at.
 */
export type Verdict =
  | 'unknown_order'
  | 'pays'
  | 'pays_late'
  | 'same'
  | 'surplus'
  | 'mismatch'
  | 'fails'
  | 'too_late'
  | 'waits'
  | 'unpaid'
  | 'reversed'
  | 'marked';

type Judged = Pick<OrderRow, 'state' | 'price' | 'provider_tx'>;

export function verdictOf(order: Judged | undefined, event: PaymentEvent): Verdict {
  if (!order) return 'unknown_order';
  const { outcome, amount, currency, transactionId } = event;
  if (outcome === 'reversed' || outcome === 'marked') return outcome;
  if (outcome === 'pending') return 'waits';
  if (outcome === 'unpaid') return 'unpaid';
  if (outcome === 'declined') return order.state === 'pending' ? 'fails' : 'too_late';
  if (order.provider_tx === transactionId) return 'same';
  if (amount !== order.price || currency !== CURRENCY) return 'mismatch';
  if (order.state === 'successful') return 'surplus';
  return order.state === 'failed' ? 'pays_late' : 'pays';
}
