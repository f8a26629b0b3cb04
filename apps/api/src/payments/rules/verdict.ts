import { CURRENCY, type PaymentVerdict } from '@mashrabiya/contract';
import type { OrderRow } from '../../db/tables/payment.ts';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';

type SettledOrder = Pick<OrderRow, 'state' | 'price' | 'provider_tx'>;

/**
 * Applies the rules of decision 0029:
 * - `unknown_order`: recorded only, because the provider's account may serve others.
 * - `pays`: paid as requested. `pays_late`: paid after it had failed; the buyer still gets the plan.
 * - `same`: the recorded payment again. `surplus`: a second payment, which is refunded.
 * - `account_deleted`: paid after its buyer had deleted the account; it is refunded, and buys nothing.
 * - `mismatch`: paid with another amount or currency; it is refunded, and buys nothing.
 * - `fails`: declined. `too_late`: declined after the order was settled; a paid order stays paid.
 * - `waits`: in progress. `unpaid`: not paid yet, or not in time; the buyer can start another checkout. `reversed`,
 * `marked`: money went back; any excess over our refunds becomes a case.
 */
export function decideVerdict(
  order: SettledOrder | undefined,
  event: PaymentEvent,
  { isBuyerDeleted = false } = {},
): PaymentVerdict {
  if (!order) return 'unknown_order';
  const { outcome, amount, currency, transactionId } = event;
  if (outcome === 'reversed' || outcome === 'marked') return outcome;
  if (outcome === 'pending') return 'waits';
  if (outcome === 'unpaid') return 'unpaid';
  if (outcome === 'declined') return order.state === 'pending' ? 'fails' : 'too_late';
  if (order.provider_tx === transactionId) return 'same';
  if (amount !== order.price || currency !== CURRENCY) return 'mismatch';
  if (order.state === 'successful') return 'surplus';
  if (isBuyerDeleted) return 'account_deleted';
  return order.state === 'failed' ? 'pays_late' : 'pays';
}
