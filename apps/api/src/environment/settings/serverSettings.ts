import { LOG_FORMATS } from '../../core/createLog.ts';
import { LOG_LEVELS } from '../../core/log.ts';
import { parseTrustProxy } from '../../request/trustProxy.ts';
import { address, anyText, flag, headers, httpUrl, oneOf, origin, parseWith, ratio, wholeNumber } from '../parsers.ts';
import { settingInfos } from './settingInfos.ts';

export const serverSettings = {
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
};
