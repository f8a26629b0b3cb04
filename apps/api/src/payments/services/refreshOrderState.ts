import type { CallContext } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { ProviderUnavailableError } from '../../ports/PaymentProvider.ts';
import { queryProvider } from '../jobs/checkOrderJob.ts';

/** Settles an order by the provider's current answer, for a waiting buyer. Returns true if a payment is in progress. */
export async function refreshOrderState(order: OrderRow, { db, payments, now }: CallContext): Promise<boolean> {
  const provider = payments.find(order.provider);
  if (!provider) throw new AppError({ code: 'payment_unavailable' });
  return queryProvider(db, provider, order.id, now).catch((error: unknown): never => {
    throw error instanceof ProviderUnavailableError ? new AppError({ code: 'payment_unavailable' }) : error;
  });
}
