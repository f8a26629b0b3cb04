import { z } from 'zod';
import { LOG_FORMATS } from '../core/createLog.ts';
import { LOG_LEVELS } from '../core/log.ts';
import { parseIdentityProviders } from '../openid/identitySettings.ts';
import { PROVIDERS } from '../payments/paymentSettings.ts';
import { parseTrustProxy } from '../request/trustProxy.ts';
import { SEARCH_ENGINES } from '../search/searchEngines.ts';
import {
  address,
  anyText,
  bucketName,
  databaseUrl,
  databaseUrls,
  email,
  existingFile,
  flag,
  headers,
  httpsUrl,
  httpUrl,
  httpUrlOrNone,
  oneOf,
  origin,
  parseWith,
  ratio,
  smsSender,
  smtpUrl,
  twilioAccount,
  wholeNumber,
} from './parsers.ts';

export const DEFAULT_FFMPEG = 'ffmpeg';

/** Public vector tiles of OpenFreeMap, in their plainest style: no key, no limit, attribution in the tiles. */
const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/styles/positron';

interface SettingInfo {
  group:
    | 'Server'
    | 'Database and search'
    | 'Mail'
    | 'Text messages'
    | 'Files'
    | 'Payments'
    | 'Features'
    | 'Other programs';
  /** Markdown. */
  meaning: string;
  /** Default that depends on other settings or on the machine; Markdown. */
  defaultText?: string;
  /** Secrets are not printed or repeated in errors, and can be read from files. In a `url`, only the password is. */
  secret?: 'text' | 'url';
}

const settingInfos = z.registry<SettingInfo>();

/** All environment variables with parsers and defaults; the source of the table in docs/operations.md. */
export const Settings = z.object({
  PORT: wholeNumber(65_535).default(3000).register(settingInfos, { group: 'Server', meaning: 'port to listen on' }),
  LISTEN_HOST: anyText.optional().register(settingInfos, {
    group: 'Server',
    meaning: 'address to listen on; `0.0.0.0` for every interface',
    defaultText: '`127.0.0.1` for the demo, because its accounts are public; else every interface',
  }),
  SITE_ORIGIN: origin('https://example.com').optional().register(settingInfos, {
    group: 'Server',
    meaning: 'scheme and host for links, behind a proxy',
    defaultText: 'from the request',
  }),
  TRUST_PROXY: parseWith(
    parseTrustProxy,
    'set the number of proxies, or addresses and networks, e.g. 127.0.0.1,10.0.0.0/8',
  )
    .optional()
    .register(settingInfos, {
      group: 'Server',
      meaning:
        'proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are trusted: their number, or addresses and networks like `127.0.0.1,10.0.0.0/8`',
    }),
  DATA_DIR: anyText.default('.data').register(settingInfos, {
    group: 'Server',
    meaning: 'directory of the embedded database and uploaded files',
  }),
  METRICS_ADDRESS: address.optional().register(settingInfos, {
    group: 'Server',
    meaning:
      'port, or `host:port`, at which `GET /metrics` is served for Prometheus, see [below](#metrics). A port alone listens on `127.0.0.1`',
    defaultText: 'no metrics',
  }),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info').register(settingInfos, {
    group: 'Server',
    meaning: 'lowest level that is logged: `debug`, `info`, `warn` or `error`, see [below](#logs)',
  }),
  LOG_FORMAT: oneOf(LOG_FORMATS).optional().register(settingInfos, {
    group: 'Server',
    meaning: '`json` logs JSON lines; `text` is for a terminal and logs answered requests at `debug` only',
    defaultText: '`text` for the demo, else `json`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().register(settingInfos, {
    group: 'Server',
    meaning:
      'base URL of a collector to which traces are sent by OTLP over HTTP, such as `http://collector:4318`, see [below](#traces)',
    defaultText: 'no traces',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}).register(settingInfos, {
    group: 'Server',
    meaning: 'headers for the collector, such as `authorization=Bearer%20…`, separated by commas',
    defaultText: 'none',
    secret: 'text',
  }),
  OTEL_SERVICE_NAME: anyText.default('mashrabiya').register(settingInfos, {
    group: 'Server',
    meaning: 'name of the service in traces',
  }),
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1).register(settingInfos, {
    group: 'Server',
    meaning: 'share of traces that are sent, from `0` to `1`',
  }),
  STOP_TIMEOUT_MS: wholeNumber(600_000).default(5_000).register(settingInfos, {
    group: 'Server',
    meaning: 'time limit of open answers and running jobs after SIGTERM, see [below](#stopping-a-node)',
  }),
  SEED_COUNT: wholeNumber(1_000_000).optional().register(settingInfos, {
    group: 'Server',
    meaning:
      'number of generated listings in an empty database, for trying the product. Their sellers’ accounts have no login outside the demo',
    defaultText: '`1500` for the demo, else `0`: an empty database gets the reference data only',
  }),
  STAFF_SECOND_FACTOR: oneOf(['required', 'optional']).optional().register(settingInfos, {
    group: 'Server',
    meaning:
      '`required` refuses the console and all other calls of moderators, finance and administrators until the session has passed a code of an authenticator app, or a passkey',
    defaultText: '`optional` for the demo, else `required`',
  }),
  STORYBOOK: flag.optional().register(settingInfos, {
    group: 'Server',
    meaning: '`1` serves Storybook beside the product, on its origin; `0` does not',
    defaultText: '`1` for the demo, else `0`',
  }),
  AUTO_ACCEPT: flag.default(false).register(settingInfos, {
    group: 'Server',
    meaning:
      '`1` approves every listing without a moderator, a second after it is posted; for the demo on one’s own machine. Refused with `SITE_ORIGIN`, `TRUST_PROXY` or `DATABASE_URL`',
  }),
  DATABASE_URL: databaseUrl.optional().register(settingInfos, {
    group: 'Database and search',
    meaning:
      'a PostgreSQL (15 or later) instead of the embedded database. Required with a public `SITE_ORIGIN`; `embedded` then selects the embedded one',
    defaultText: 'the embedded database',
    secret: 'url',
  }),
  DATABASE_READ_URLS: databaseUrls.default([]).register(settingInfos, {
    group: 'Database and search',
    meaning:
      'URLs of PostgreSQL read replicas (streaming replication), separated by commas. With `SEARCH=postgres`, nodes read lists and searches from those that have applied the latest change of the index; one that lags or fails is skipped, and the primary answers',
    secret: 'url',
  }),
  DATABASE_POOL_SIZE: wholeNumber(1_000, 1).default(10).register(settingInfos, {
    group: 'Database and search',
    meaning:
      'connections of each node to PostgreSQL, and to each replica. The sum over all nodes must stay below `max_connections`',
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(600_000, 100).default(10_000).register(settingInfos, {
    group: 'Database and search',
    meaning: 'time after which PostgreSQL cancels a statement. Migrations have no limit',
  }),
  SEARCH: oneOf(SEARCH_ENGINES).default('memory').register(settingInfos, {
    group: 'Database and search',
    meaning:
      'where listings are searched: `memory`, an index in each node’s memory, or `postgres`, one in the database that all nodes share ([0038](decisions/0038-search-in-the-database.md)). The first node builds the latter at its start',
  }),
  SMTP_URL: smtpUrl.optional().register(settingInfos, {
    group: 'Mail',
    meaning: 'mail server, `smtp://user:password@host:587` or `smtps:`; requires `SITE_ORIGIN` for the links in mails',
    defaultText:
      'mails stay in the database; with the embedded one and without `SITE_ORIGIN`, `/dev/outbox` shows them to browsers that have opened the link printed at the start',
    secret: 'url',
  }),
  MAIL_FROM: email('no-reply@example.com').optional().register(settingInfos, {
    group: 'Mail',
    meaning: 'sender of mails',
    defaultText: '`no-reply@` the host of `SITE_ORIGIN`',
  }),
  CONTACT_EMAIL: email('contact@example.com').optional().register(settingInfos, {
    group: 'Mail',
    meaning: 'recipient of messages of the contact form; the database also keeps them for a year',
    defaultText: '`contact@` the host of `SITE_ORIGIN`',
  }),
  TWILIO_ACCOUNT_SID: twilioAccount.optional().register(settingInfos, {
    group: 'Text messages',
    meaning:
      'account at [Twilio](https://www.twilio.com/docs/messaging), whose messages confirm phone numbers ([0049](decisions/0049-confirmed-phone-numbers.md)). Set together with its token and `TWILIO_FROM`',
    defaultText: 'the demo shows messages at `/dev/outbox`; elsewhere no numbers are confirmed',
  }),
  TWILIO_AUTH_TOKEN: anyText.optional().register(settingInfos, {
    group: 'Text messages',
    meaning: 'token of the account',
    secret: 'text',
  }),
  TWILIO_FROM: smsSender.optional().register(settingInfos, {
    group: 'Text messages',
    meaning: 'sender: a number with `+`, the SID of a messaging service, or a registered name',
  }),
  TWILIO_URL: origin('https://api.twilio.com').default('https://api.twilio.com').register(settingInfos, {
    group: 'Text messages',
    meaning: 'Twilio’s server',
  }),
  SMS_DAILY_LIMIT: wholeNumber(1_000_000, 1).default(1_000).register(settingInfos, {
    group: 'Text messages',
    meaning: 'text messages a day to all users together, against bots that request them for paid numbers',
  }),
  S3_ENDPOINT: origin('https://s3.example.com').optional().register(settingInfos, {
    group: 'Files',
    meaning:
      'server of the bucket for uploaded files, at Amazon S3 or a compatible store. Several nodes need one; a second node without one is refused',
    defaultText: 'uploaded files are in `DATA_DIR/media`',
  }),
  S3_BUCKET: bucketName.optional().register(settingInfos, { group: 'Files', meaning: 'name of the bucket' }),
  S3_REGION: anyText.default('us-east-1').register(settingInfos, { group: 'Files', meaning: 'region of the bucket' }),
  S3_ACCESS_KEY_ID: anyText.optional().register(settingInfos, {
    group: 'Files',
    meaning: 'access key id of the bucket',
    secret: 'text',
  }),
  S3_SECRET_ACCESS_KEY: anyText.optional().register(settingInfos, {
    group: 'Files',
    meaning: 'secret access key of the bucket',
    secret: 'text',
  }),
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
  IDENTITY_PROVIDERS: parseWith(
    parseIdentityProviders,
    'set a JSON list of {"name": "google" or "apple", "issuer", "audience", "jwksUri"}',
  )
    .default([])
    .register(settingInfos, {
      group: 'Features',
      meaning: 'logins by Google and Apple, see [below](#logins-by-google-and-apple)',
      defaultText: 'the demo simulates both; elsewhere neither is offered',
    }),
  MAP_STYLE: httpUrlOrNone.default(OPEN_FREE_MAP).register(settingInfos, {
    group: 'Features',
    meaning:
      'URL of a MapLibre style with streets, in which `{language}` and `{scheme}` are replaced; `none` for the map that ships with the site',
  }),
  MAP_TILES: existingFile.optional().register(settingInfos, {
    group: 'Features',
    meaning: 'path of a PMTiles file with streets, in the schema of Protomaps; used instead of `MAP_STYLE`',
  }),
  FFMPEG: anyText.default(DEFAULT_FFMPEG).register(settingInfos, {
    group: 'Features',
    meaning: 'the ffmpeg that converts videos, see [below](#video-conversion); `none` for none',
    defaultText: '`ffmpeg`, if the machine has it',
  }),
  APP_STORE_URL: httpsUrl.optional().register(settingInfos, {
    group: 'Features',
    meaning:
      'page of the app in Apple’s store. The home page and property pages offer the app once per visit on iPhone and iPad',
    defaultText: 'no app is offered',
  }),
  PLAY_STORE_URL: httpsUrl.optional().register(settingInfos, {
    group: 'Features',
    meaning: 'page of the app in Google’s store, offered on Android phones',
    defaultText: 'no app is offered',
  }),
  MALLOC_ARENA_MAX: anyText.optional().register(settingInfos, {
    group: 'Other programs',
    meaning: 'read by glibc, not by the server: `2` saves a third to a half of the memory for decoding pictures',
    defaultText: '`npm start` sets `2`; set it for `node apps/api/src/main.ts` too',
  }),
  VITE_API_URL: anyText.optional().register(settingInfos, {
    group: 'Other programs',
    meaning: 'at build time: another server with the same contract',
    defaultText: '`/api`',
  }),
});

export type Settings = z.output<typeof Settings>;
export type SettingName = keyof Settings;

export const SETTING_NAMES = Object.keys(Settings.shape) as SettingName[];

export function getSettingInfo(name: SettingName): SettingInfo {
  const info = settingInfos.get(Settings.shape[name]);
  if (!info) throw new Error(`Missing description of ${name}`);
  return info;
}

export const isSecret = (name: SettingName): boolean => getSettingInfo(name).secret !== undefined;

/** Variable with the path of a file that contains a secret, as Docker and Kubernetes mount them. */
export const getFileSettingName = (name: SettingName): string => `${name}_FILE`;
