import { AppError } from '../../core/AppError.ts';
import type { PaymentProvider } from '../../ports/PaymentProvider.ts';
import { ProviderUnavailableError, RefundRefusedError } from '../../ports/PaymentProvider.ts';
import type { PaymentProviders } from '../../ports/PaymentProviders.ts';

type RefundRequest = Parameters<PaymentProvider['refund']>[0];

/** Asks the provider about a refund whose answer may have been lost; false if the provider is no longer configured. */
export async function wasRefundPaid(
  payments: PaymentProviders,
  provider: string,
  refund: Omit<RefundRequest, 'isAccepted'>,
): Promise<boolean> {
  try {
    return (await payments.find(provider)?.refund({ ...refund, isAccepted: true })) === 'done';
  } catch (error) {
    if (error instanceof RefundRefusedError) return false;
    throw error instanceof ProviderUnavailableError ? new AppError({ code: 'provider_unavailable' }) : error;
  }
}
