import type { FawrySettings } from './fawry/fawryProvider.ts';
import type { PaymobSettings } from './paymob/paymobProvider.ts';

export const PROVIDERS = ['paymob', 'fawry'] as const;
type ProviderName = (typeof PROVIDERS)[number];

export interface PaymentSettings {
  paymob?: PaymobSettings;
  fawry?: FawrySettings;
  /** Provider of new orders; undefined without any account. */
  forNewOrders?: ProviderName;
}
