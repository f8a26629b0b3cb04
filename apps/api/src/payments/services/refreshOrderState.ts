import type { CallContext } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { ProviderUnavailableError } from '../../ports/PaymentProvider.ts';
import { queryProvider } from '../jobs/checkOrderJob.ts';
import { findOrder } from '../repository/orders.ts';

/**
 * Settles an order by the provider's current answer, for a waiting buyer. Returns true if a payment is in progress. A
 * checkout without an answer does not matter once another one was paid.
 */
export async function refreshOrderState(order: OrderRow, { db, payments, now }: CallContext): Promise<boolean> {
  const provider = payments.find(order.provider);
  if (!provider) throw new AppError({ code: 'payment_unavailable' });
  try {
    return await queryProvider(db, provider, order.id, now);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    if ((await findOrder(db, order.id))?.state === 'successful') return false;
    throw new AppError({ code: 'payment_unavailable' });
  }
}
