import { PROVIDERS } from '../../payments/paymentSettings.ts';
import { anyText, oneOf, origin } from '../parsers.ts';
import { settingInfos } from './settingInfos.ts';

export const paymentSettings = {
  PAYMENT_PROVIDER: oneOf(PROVIDERS).optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'provider of new orders, `paymob` or `fawry`. Required if both accounts are set, see [below](#payments)',
    defaultText: 'the account that is set; without any, the demo has a sandbox, and elsewhere nothing can be bought',
  }),
  PAYMOB_SECRET_KEY: anyText.optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'secret key at [Paymob](https://developers.paymob.com). The six `PAYMOB_…` variables are set together',
    secret: 'text',
  }),
  PAYMOB_PUBLIC_KEY: anyText.optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'public key at Paymob',
  }),
  PAYMOB_API_KEY: anyText.optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'API key at Paymob, for inquiries',
    secret: 'text',
  }),
  PAYMOB_HMAC_SECRET: anyText.optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'secret that signs Paymob’s callbacks',
    secret: 'text',
  }),
  PAYMOB_CARD_INTEGRATION: anyText.optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'number of Paymob’s integration for cards',
  }),
  PAYMOB_WALLET_INTEGRATION: anyText.optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'number of Paymob’s integration for wallets',
  }),
  PAYMOB_URL: origin('https://accept.paymob.com').default('https://accept.paymob.com').register(settingInfos, {
    group: 'Payments',
    meaning: 'Paymob’s server',
  }),
  FAWRY_MERCHANT_CODE: anyText.optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'account at [Fawry](https://developer.fawrystaging.com), set together with its key',
  }),
  FAWRY_SECURE_KEY: anyText.optional().register(settingInfos, {
    group: 'Payments',
    meaning: 'key at Fawry',
    secret: 'text',
  }),
  FAWRY_URL: origin('https://www.atfawry.com').default('https://www.atfawry.com').register(settingInfos, {
    group: 'Payments',
    meaning: 'Fawry’s server; `https://atfawry.fawrystaging.com` for tests',
  }),
};
