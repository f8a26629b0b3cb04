import type { PaymentProvider } from '../ports/PaymentProvider.ts';
import { fawryProvider } from './fawry/fawryProvider.ts';
import type { PaymentSettings } from './paymentSettings.ts';
import { paymobProvider } from './paymob/paymobProvider.ts';

export function configuredProviders({ paymob, fawry, forNewOrders }: PaymentSettings): PaymentProvider[] {
  const providers = [...(paymob ? [paymobProvider(paymob)] : []), ...(fawry ? [fawryProvider(fawry)] : [])];
  return providers.sort((one, other) => Number(other.name === forNewOrders) - Number(one.name === forNewOrders));
}
