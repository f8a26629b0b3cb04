import { BadSetting } from '../core/BadSetting.ts';
import type { FawrySettings } from './fawry/fawryProvider.ts';
import type { PaymobSettings } from './paymob/paymobProvider.ts';

const PROVIDERS = ['paymob', 'fawry'] as const;
type ProviderName = (typeof PROVIDERS)[number];

export interface PaymentSettings {
  paymob?: PaymobSettings;
  fawry?: FawrySettings;
  /** Provider of new orders; undefined without any account. */
  forNewOrders?: ProviderName;
}

type Variables = Record<string, string | undefined>;

function parseServerUrl(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new BadSetting(`Invalid ${name}: set http:// or https:// and a host without a path.`);
}

/** Requires all Paymob settings or none. Errors do not repeat a wrong value, because the values are secrets. */
function parsePaymob(env: Variables, origin: string | undefined): PaymobSettings | undefined {
  const { PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET } = env;
  const { PAYMOB_CARD_INTEGRATION, PAYMOB_WALLET_INTEGRATION, PAYMOB_URL } = env;
  const keys = [PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET];
  const integrations = [PAYMOB_CARD_INTEGRATION, PAYMOB_WALLET_INTEGRATION];
  if ([...keys, ...integrations].every((text) => !text)) return undefined;
  if (!PAYMOB_SECRET_KEY || !PAYMOB_PUBLIC_KEY || !PAYMOB_API_KEY || !PAYMOB_HMAC_SECRET)
    throw new BadSetting(
      'Incomplete Paymob settings: set PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY and PAYMOB_HMAC_SECRET.',
    );
  const [card, wallet] = integrations.map((text) => (/^[1-9]\d*$/.test(text ?? '') ? Number(text) : undefined));
  if (!card || !wallet)
    throw new BadSetting(
      'Invalid PAYMOB_CARD_INTEGRATION or PAYMOB_WALLET_INTEGRATION: set the number of each integration.',
    );
  // Paymob signs the transaction's number and the integration's without a separator, so neither may end like the other.
  if (String(card).endsWith(String(wallet)) || String(wallet).endsWith(String(card)))
    throw new BadSetting(
      'Conflicting PAYMOB_CARD_INTEGRATION and PAYMOB_WALLET_INTEGRATION: neither number may end with the other.',
    );
  const base = parseServerUrl('PAYMOB_URL', PAYMOB_URL || 'https://accept.paymob.com');
  if (!origin) throw new BadSetting('Missing environment variable SITE_ORIGIN: Paymob requires it for callbacks.');
  return {
    base,
    secretKey: PAYMOB_SECRET_KEY,
    publicKey: PAYMOB_PUBLIC_KEY,
    apiKey: PAYMOB_API_KEY,
    hmacSecret: PAYMOB_HMAC_SECRET,
    integrations: { card, wallet },
  };
}

/** Requires both Fawry settings or none. Errors do not repeat a wrong value, because the key is a secret. */
function parseFawry(env: Variables, origin: string | undefined): FawrySettings | undefined {
  const { FAWRY_MERCHANT_CODE, FAWRY_SECURE_KEY, FAWRY_URL } = env;
  if (!FAWRY_MERCHANT_CODE && !FAWRY_SECURE_KEY) return undefined;
  if (!FAWRY_MERCHANT_CODE || !FAWRY_SECURE_KEY)
    throw new BadSetting('Incomplete Fawry settings: set FAWRY_MERCHANT_CODE and FAWRY_SECURE_KEY.');
  const base = parseServerUrl('FAWRY_URL', FAWRY_URL || 'https://www.atfawry.com');
  if (!origin) throw new BadSetting('Missing environment variable SITE_ORIGIN: Fawry requires it for the return URL.');
  return { base, merchantCode: FAWRY_MERCHANT_CODE, secureKey: FAWRY_SECURE_KEY };
}

const isProvider = (text: string): text is ProviderName => (PROVIDERS as readonly string[]).includes(text);

export function readPaymentSettings(env: Variables, origin: string | undefined): PaymentSettings {
  const accounts = { paymob: parsePaymob(env, origin), fawry: parseFawry(env, origin) };
  const { PAYMENT_PROVIDER } = env;
  const configuredNames = PROVIDERS.filter((name) => accounts[name]);
  if (!PAYMENT_PROVIDER && configuredNames.length > 1)
    throw new BadSetting(
      `Missing environment variable PAYMENT_PROVIDER: set the provider of new orders, ${configuredNames.join(' or ')}.`,
    );
  const forNewOrders = PAYMENT_PROVIDER || configuredNames[0];
  if (!forNewOrders) return {};
  if (!isProvider(forNewOrders) || !accounts[forNewOrders])
    throw new BadSetting(`Invalid PAYMENT_PROVIDER "${forNewOrders}": set the name of a configured provider.`);
  return {
    ...(accounts.paymob && { paymob: accounts.paymob }),
    ...(accounts.fawry && { fawry: accounts.fawry }),
    forNewOrders,
  };
}
