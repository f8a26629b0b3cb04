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

function serverOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new BadSetting(`${name} must be http:// or https:// and a host, with no path.`);
}

/** All of them or none. Errors do not repeat a wrong value, because the values are secrets. */
function paymob(env: Variables, origin: string | undefined): PaymobSettings | undefined {
  const { PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET } = env;
  const { PAYMOB_CARD_INTEGRATION, PAYMOB_WALLET_INTEGRATION, PAYMOB_URL } = env;
  const keys = [PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET];
  const integrations = [PAYMOB_CARD_INTEGRATION, PAYMOB_WALLET_INTEGRATION];
  if ([...keys, ...integrations].every((text) => !text)) return undefined;
  if (!PAYMOB_SECRET_KEY || !PAYMOB_PUBLIC_KEY || !PAYMOB_API_KEY || !PAYMOB_HMAC_SECRET)
    throw new BadSetting(
      'Paymob needs all of PAYMOB_SECRET_KEY, PAYMOB_PUBLIC_KEY, PAYMOB_API_KEY and PAYMOB_HMAC_SECRET.',
    );
  const [card, wallet] = integrations.map((text) => (/^[1-9]\d*$/.test(text ?? '') ? Number(text) : undefined));
  if (!card || !wallet)
    throw new BadSetting('PAYMOB_CARD_INTEGRATION and PAYMOB_WALLET_INTEGRATION must be the numbers of integrations.');
  // Paymob signs the transaction's number and the integration's without a separator, so neither may end like the other.
  if (String(card).endsWith(String(wallet)) || String(wallet).endsWith(String(card)))
    throw new BadSetting(
      'PAYMOB_CARD_INTEGRATION and PAYMOB_WALLET_INTEGRATION must differ, and not end with each other.',
    );
  const base = serverOf('PAYMOB_URL', PAYMOB_URL || 'https://accept.paymob.com');
  if (!origin) throw new BadSetting('Paymob needs SITE_ORIGIN, which it calls back and sends buyers back to.');
  return {
    base,
    secretKey: PAYMOB_SECRET_KEY,
    publicKey: PAYMOB_PUBLIC_KEY,
    apiKey: PAYMOB_API_KEY,
    hmacSecret: PAYMOB_HMAC_SECRET,
    integrations: { card, wallet },
  };
}

/** Both or none. Errors do not repeat a wrong value, because the key is a secret. */
function fawry(env: Variables, origin: string | undefined): FawrySettings | undefined {
  const { FAWRY_MERCHANT_CODE, FAWRY_SECURE_KEY, FAWRY_URL } = env;
  if (!FAWRY_MERCHANT_CODE && !FAWRY_SECURE_KEY) return undefined;
  if (!FAWRY_MERCHANT_CODE || !FAWRY_SECURE_KEY)
    throw new BadSetting('Fawry needs both of FAWRY_MERCHANT_CODE and FAWRY_SECURE_KEY.');
  const base = serverOf('FAWRY_URL', FAWRY_URL || 'https://www.atfawry.com');
  if (!origin) throw new BadSetting('Fawry needs SITE_ORIGIN, which it sends buyers back to.');
  return { base, merchantCode: FAWRY_MERCHANT_CODE, secureKey: FAWRY_SECURE_KEY };
}

const isProvider = (text: string): text is ProviderName => (PROVIDERS as readonly string[]).includes(text);

export function readPaymentSettings(env: Variables, origin: string | undefined): PaymentSettings {
  const accounts = { paymob: paymob(env, origin), fawry: fawry(env, origin) };
  const { PAYMENT_PROVIDER } = env;
  const configured = PROVIDERS.filter((name) => accounts[name]);
  if (!PAYMENT_PROVIDER && configured.length > 1)
    throw new BadSetting(
      `PAYMENT_PROVIDER must name the provider of new orders, where several are set: ${configured.join(' or ')}.`,
    );
  const forNewOrders = PAYMENT_PROVIDER || configured[0];
  if (!forNewOrders) return {};
  if (!isProvider(forNewOrders) || !accounts[forNewOrders])
    throw new BadSetting(`PAYMENT_PROVIDER must be a provider whose settings are set, but is "${forNewOrders}".`);
  return {
    ...(accounts.paymob && { paymob: accounts.paymob }),
    ...(accounts.fawry && { fawry: accounts.fawry }),
    forNewOrders,
  };
}
