import { CURRENCY, type PaymentVerdict } from '@mashrabiya/contract';
import type { OrderRow } from '../../db/tables/payment.ts';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';

type SettledOrder = Pick<OrderRow, 'state' | 'price' | 'provider_tx'>;

/** Applies decision 0029: a late payment still buys the plan; a second one, or another amount, is refunded. */
export function decideVerdict(order: SettledOrder | undefined, event: PaymentEvent): PaymentVerdict {
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
