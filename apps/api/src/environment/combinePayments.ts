import { InvalidSettingError } from '../core/InvalidSettingError.ts';
import type { FawrySettings } from '../payments/fawry/fawryProvider.ts';
import { type PaymentSettings, PROVIDERS } from '../payments/paymentSettings.ts';
import type { PaymobSettings } from '../payments/paymob/paymobProvider.ts';
import type { Settings } from './settings.ts';

/** Requires all Paymob settings or none. Errors do not repeat a wrong value, because the values are secrets. */
function combinePaymob(env: Settings): PaymobSettings | undefined {
  const { PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET } = env;
  const { PAYMOB_CARD_INTEGRATION, PAYMOB_WALLET_INTEGRATION, SITE_ORIGIN } = env;
  const keys = [PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET];
  const integrations = [PAYMOB_CARD_INTEGRATION, PAYMOB_WALLET_INTEGRATION];
  if ([...keys, ...integrations].every((text) => !text)) return undefined;
  if (!PAYMOB_SECRET_KEY || !PAYMOB_PUBLIC_KEY || !PAYMOB_API_KEY || !PAYMOB_HMAC_SECRET)
    throw new InvalidSettingError(
      'Incomplete Paymob settings: set PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY and PAYMOB_HMAC_SECRET.',
    );
  const [card, wallet] = integrations.map((text) => (/^[1-9]\d*$/.test(text ?? '') ? Number(text) : undefined));
  if (!card || !wallet)
    throw new InvalidSettingError(
      'Invalid PAYMOB_CARD_INTEGRATION or PAYMOB_WALLET_INTEGRATION: set the number of each integration.',
    );
  // Paymob signs the transaction's number and the integration's without a separator, so neither may end like the other.
  if (String(card).endsWith(String(wallet)) || String(wallet).endsWith(String(card)))
    throw new InvalidSettingError(
      'Conflicting PAYMOB_CARD_INTEGRATION and PAYMOB_WALLET_INTEGRATION: neither number may end with the other.',
    );
  if (!SITE_ORIGIN)
    throw new InvalidSettingError('Missing environment variable SITE_ORIGIN: Paymob requires it for callbacks.');
  return {
    base: env.PAYMOB_URL,
    secretKey: PAYMOB_SECRET_KEY,
    publicKey: PAYMOB_PUBLIC_KEY,
    apiKey: PAYMOB_API_KEY,
    hmacSecret: PAYMOB_HMAC_SECRET,
    integrations: { card, wallet },
  };
}

/** Requires both Fawry settings or none. Errors do not repeat a wrong value, because the key is a secret. */
function combineFawry({
  FAWRY_MERCHANT_CODE,
  FAWRY_SECURE_KEY,
  FAWRY_URL,
  SITE_ORIGIN,
}: Settings): FawrySettings | undefined {
  if (!FAWRY_MERCHANT_CODE && !FAWRY_SECURE_KEY) return undefined;
  if (!FAWRY_MERCHANT_CODE || !FAWRY_SECURE_KEY)
    throw new InvalidSettingError('Incomplete Fawry settings: set FAWRY_MERCHANT_CODE and FAWRY_SECURE_KEY.');
  if (!SITE_ORIGIN)
    throw new InvalidSettingError('Missing environment variable SITE_ORIGIN: Fawry requires it for the return URL.');
  return { base: FAWRY_URL, merchantCode: FAWRY_MERCHANT_CODE, secureKey: FAWRY_SECURE_KEY };
}

export function combinePayments(env: Settings): PaymentSettings {
  const accounts = { paymob: combinePaymob(env), fawry: combineFawry(env) };
  const configuredNames = PROVIDERS.filter((name) => accounts[name]);
  if (!env.PAYMENT_PROVIDER && configuredNames.length > 1)
    throw new InvalidSettingError(
      `Missing environment variable PAYMENT_PROVIDER: set the provider of new orders, ${configuredNames.join(' or ')}.`,
    );
  const forNewOrders = env.PAYMENT_PROVIDER ?? configuredNames[0];
  if (!forNewOrders) return {};
  if (!accounts[forNewOrders])
    throw new InvalidSettingError(`Invalid PAYMENT_PROVIDER "${forNewOrders}": set the name of a configured provider.`);
  return {
    ...(accounts.paymob && { paymob: accounts.paymob }),
    ...(accounts.fawry && { fawry: accounts.fawry }),
    forNewOrders,
  };
}
