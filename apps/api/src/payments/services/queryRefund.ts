import type { CallContext } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import {
  type PaymentProvider,
  ProviderUnavailableError,
  RefundRefusedError,
  type RefundRequest,
} from '../../ports/PaymentProvider.ts';
import { queryCheckout } from '../jobs/checkOrderJob.ts';

/**
 * Asks the provider for the result of a refund that failed for us. Applies its reports on the payment first: one that
 * came after the decision would look like a chargeback. `absent` if the provider is no longer configured.
 */
export async function queryRefund(
  { db, payments, now }: Pick<CallContext, 'db' | 'payments' | 'now'>,
  providerName: string,
  refund: Omit<RefundRequest, 'isAccepted'>,
): ReturnType<PaymentProvider['refund']> {
  const provider = payments.find(providerName);
  if (!provider) return 'absent';
  try {
    await queryCheckout(db, provider, refund.ref, now);
    return await provider.refund({ ...refund, isAccepted: true });
  } catch (error) {
    if (error instanceof RefundRefusedError) return 'absent';
    throw error instanceof ProviderUnavailableError ? new AppError({ code: 'provider_unavailable' }) : error;
  }
}
