import type { PaymentProvider } from '../ports/PaymentProvider.ts';
import { createFawryProvider } from './fawry/fawryProvider.ts';
import type { PaymentSettings } from './paymentSettings.ts';
import { createPaymobProvider } from './paymob/paymobProvider.ts';

export function createProviders({ paymob, fawry, forNewOrders }: PaymentSettings): PaymentProvider[] {
  const providers = [...(paymob ? [createPaymobProvider(paymob)] : []), ...(fawry ? [createFawryProvider(fawry)] : [])];
  return providers.sort((one, other) => Number(other.name === forNewOrders) - Number(one.name === forNewOrders));
}
