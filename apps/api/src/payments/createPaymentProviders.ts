import type { PaymentProvider } from '../ports/PaymentProvider.ts';
import { createFawryProvider } from './fawry/fawryProvider.ts';
import type { PaymentSettings } from './paymentSettings.ts';
import { createPaymobProvider } from './paymob/paymobProvider.ts';

export function createPaymentProviders(
  { paymob, fawry, forNewOrders }: PaymentSettings,
  fetchFrom?: typeof fetch,
): PaymentProvider[] {
  const providers = [
    ...(paymob ? [createPaymobProvider(paymob, fetchFrom)] : []),
    ...(fawry ? [createFawryProvider(fawry, fetchFrom)] : []),
  ];
  return providers.sort((a, b) => Number(b.name === forNewOrders) - Number(a.name === forNewOrders));
}
