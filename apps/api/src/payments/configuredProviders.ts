import type { PaymentProvider } from '../ports/PaymentProvider.ts';
import { fawryProvider } from './fawry/fawryProvider.ts';
import type { PaymentSettings } from './paymentSettings.ts';
import { paymobProvider } from './paymob/paymobProvider.ts';

/** The providers whose accounts are set, that of new orders first. */
export function configuredProviders({ paymob, fawry, forNewOrders }: PaymentSettings): PaymentProvider[] {
  const providers = [...(paymob ? [paymobProvider(paymob)] : []), ...(fawry ? [fawryProvider(fawry)] : [])];
  return providers.sort((one, other) => Number(other.name === forNewOrders) - Number(one.name === forNewOrders));
}
