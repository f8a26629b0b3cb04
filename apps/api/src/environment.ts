import { existsSync, readFileSync } from 'node:fs';
import { EMAIL_PATTERN } from '@mashrabiya/contract';
import type { MapSources } from './app/mapSources.ts';
import { BadSetting } from './core/BadSetting.ts';
import type { ListenOptions } from './core/listen.ts';
import type { S3Settings } from './files/s3Files.ts';
import type { SmtpSettings } from './mail/smtpMailer.ts';
import type { IdentityProvider } from './openid/IdentityProviders.ts';
import { parseIdentityProviders } from './openid/identitySettings.ts';
import { type PaymentSettings, readPaymentSettings } from './payments/paymentSettings.ts';
import { parseTrustProxy, type TrustProxy } from './request/trustProxy.ts';
import { SEARCH_ENGINES, type SearchEngine } from './search/searchEngines.ts';
import { findUnknownSettings } from './unknownSettings.ts';

export interface Environment {
  port: number;
  /** Address of the metrics; without one they are not served. */
  metrics?: ListenOptions;
  /** Undefined listens on every interface. */
  host?: string;
  /** A demo on its own machine: its accounts and mails are public. */
  isDemo: boolean;
  dataDirectory: string;
  databaseUrl?: string;
  /** Read replicas of the database. */
  readUrls: readonly string[];
  searchEngine: SearchEngine;
  /** Number of invented listings in an empty database; 0 outside the demo by default. */
  seedCount: number;
  /** Public address of the site, without a trailing slash. */
  origin?: string;
  /** Proxies whose forwarding headers are trusted. */
  trustProxy?: TrustProxy;
  /** Approve ads without a moderator; only in the demo. */
  autoAccept: boolean;
  /** Serve the built Storybook beside the product, which shares its origin. */
  servesStorybook: boolean;
  /** Mail server; without one, mails are stored in the database. */
  smtp?: SmtpSettings;
  contactEmail: string;
  /** Bucket of uploaded files; without one they are in the data directory. */
  s3?: S3Settings;
  identityProviders: readonly IdentityProvider[];
  /** Payment accounts; without any, the demo has a sandbox, and others take no payments. */
  payments: PaymentSettings;
  appStores: { ios: string | null; android: string | null };
  /** Program that re-encodes videos; null for none. */
  ffmpeg: string | null;
  /** Default source of the base map; the site's settings override it. */
  maps: MapSources;
  isEmbeddedChosen: boolean;
  /** Possible mistakes that do not prevent the start. */
  warnings: readonly string[];
}

/** Public vector tiles of OpenFreeMap, in their plainest style: no key, no limit, attribution in the tiles. */
const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/styles/positron';

const DEMO_PROPERTY_COUNT = 1500;

export const DEFAULT_FFMPEG = 'ffmpeg';

function parseWholeNumber(name: string, text: string | undefined, defaultValue: number, max: number): number {
  if (!text) return defaultValue;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return value;
  throw new BadSetting(`Invalid ${name} "${text}": set a whole number from 0 to ${max}.`);
}

/** Value that selects the embedded database instead of an address. */
const EMBEDDED = 'embedded';

const isPostgresUrl = (text: string): boolean => /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '');

/** Error messages do not repeat a wrong URL, because it may contain a password. */
function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (text === EMBEDDED) return undefined;
  if (!text || isPostgresUrl(text)) return text || undefined;
  throw new BadSetting('Invalid DATABASE_URL: set a postgres:// or postgresql:// URL, or "embedded".');
}

/** URLs of read replicas, separated by commas. */
function parseReadUrls(text: string | undefined, searchEngine: SearchEngine): string[] {
  const urls = (text ?? '').split(',').flatMap((url) => url.trim() || []);
  if (!urls.every(isPostgresUrl))
    throw new BadSetting('Invalid DATABASE_READ_URLS: set postgres:// or postgresql:// URLs, separated by commas.');
  if (urls.length > 0 && searchEngine !== 'postgres')
    throw new BadSetting('DATABASE_READ_URLS needs SEARCH=postgres: the index in memory does not read replicas.');
  return urls;
}

/** `port`, or `host:port`; by default only this machine can connect. */
function parseMetricsAddress(text: string | undefined): ListenOptions | undefined {
  if (!text) return undefined;
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (Number(port) <= 65_535) return { host: host?.replace(/^\[|\]$/g, '') ?? LOOPBACK_HOST, port: Number(port) };
  throw new BadSetting(`Invalid METRICS_ADDRESS "${text}": set a port, or host:port, e.g. 10.0.0.5:9464.`);
}

function parseSiteOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && !/[?#]/.test(text)) return url.origin;
  throw new BadSetting(
    `Invalid SITE_ORIGIN "${text}": set http:// or https:// and a host without path, user or query, e.g. https://example.com.`,
  );
}

function parseTrustSetting(text: string | undefined): TrustProxy | undefined {
  if (!text) return undefined;
  const trust = parseTrustProxy(text);
  if (trust) return trust;
  throw new BadSetting(
    `Invalid TRUST_PROXY "${text}": set the number of proxies, or addresses and networks, e.g. 127.0.0.1,10.0.0.0/8.`,
  );
}

/** Needs the origin for links: a request's `Host` can be forged. Errors omit the URL: it may hold a password. */
function parseSmtp(
  url: string | undefined,
  from: string | undefined,
  origin: string | undefined,
): SmtpSettings | undefined {
  if (!url) return undefined;
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new BadSetting('Invalid SMTP_URL: set an smtp:// or smtps:// URL.');
  if (!origin)
    throw new BadSetting('Missing environment variable SITE_ORIGIN: SMTP_URL requires it for the links in mails.');
  const sender = from || `no-reply@${new URL(origin).hostname}`;
  if (EMAIL_PATTERN.test(sender)) return { url, from: sender };
  throw new BadSetting(`Invalid MAIL_FROM "${sender}": set the sender's email address, e.g. no-reply@example.com.`);
}

/** Recipient of contact messages. A host like `localhost` has no mailbox; the outbox page still shows unsent mails. */
function parseContactEmail(text: string | undefined, origin: string | undefined): string {
  const siteDefault = `contact@${origin ? new URL(origin).hostname : ''}`;
  if (!text) return EMAIL_PATTERN.test(siteDefault) ? siteDefault : 'contact@example.com';
  if (EMAIL_PATTERN.test(text)) return text;
  throw new BadSetting(`Invalid CONTACT_EMAIL "${text}": set an email address, e.g. contact@example.com.`);
}

/** Requires all S3 settings or none: a partial configuration would lose uploads. */
function parseS3(env: Record<string, string | undefined>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined;
  const url = URL.parse(S3_ENDPOINT ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new BadSetting(
      'Invalid S3_ENDPOINT: set http:// or https:// and a host without a path, e.g. https://s3.example.com.',
    );
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET ?? ''))
    throw new BadSetting(`Invalid S3_BUCKET "${S3_BUCKET ?? ''}": set the name of a bucket.`);
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new BadSetting('Missing S3 credentials: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return {
    endpoint: url.origin,
    bucket: S3_BUCKET ?? '',
    region: S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function parseSearchEngine(text: string | undefined, defaultEngine: SearchEngine): SearchEngine {
  if (!text) return defaultEngine;
  const engine = SEARCH_ENGINES.find((name) => name === text);
  if (engine) return engine;
  throw new BadSetting(`Invalid SEARCH "${text}": set ${SEARCH_ENGINES.join(' or ')}.`);
}

function parseBoolean(name: string, text: string | undefined, defaultValue: boolean): boolean {
  if (!text) return defaultValue;
  if (text === '0' || text === '1') return text === '1';
  throw new BadSetting(`Invalid ${name} "${text}": set 0 or 1.`);
}

/** Unreviewed ads must never be visible beyond this machine. */
function parseAutoAccept(text: string | undefined, isAllowed: boolean): boolean {
  const isRequested = parseBoolean('AUTO_ACCEPT', text, false);
  if (!isRequested || isAllowed) return isRequested;
  throw new BadSetting(
    'AUTO_ACCEPT=1 is allowed only in a local demo: unset SITE_ORIGIN, TRUST_PROXY and DATABASE_URL.',
  );
}

function parseMapStyle(text: string): string | null {
  if (text === 'none') return null;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new BadSetting(`Invalid MAP_STYLE "${text}": set an http:// or https:// URL, or "none".`);
}

function parseStorePage(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (URL.parse(text)?.protocol === 'https:') return text;
  throw new BadSetting(`Invalid ${name} "${text}": set an https:// URL.`);
}

function checkFile(name: string, path: string | undefined): string | null {
  if (!path) return null;
  if (existsSync(path)) return path;
  throw new BadSetting(`Invalid ${name} "${path}": no such file.`);
}

function readIdentityProviders(text: string | undefined): readonly IdentityProvider[] {
  if (!text) return [];
  const providers = parseIdentityProviders(text);
  if (providers) return providers;
  throw new BadSetting(
    'Invalid IDENTITY_PROVIDERS: set a JSON list of {"name": "google" or "apple", "issuer", "audience", "jwksUri"}.',
  );
}

/** The demo's passwords and mails are only for the user of this machine. */
const LOOPBACK_HOST = '127.0.0.1';

const LOCAL_ORIGIN = /^https?:\/\/(?:[^/]*\.)?(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** A mistyped `DATABASE_URL` must not put a public site on an empty embedded database. */
export function assertDatabaseChosen({ databaseUrl, isEmbeddedChosen, origin }: Environment): void {
  if (databaseUrl !== undefined || isEmbeddedChosen || origin === undefined || LOCAL_ORIGIN.test(origin)) return;
  throw new BadSetting(
    `Missing environment variable DATABASE_URL for the public site ${origin}: set the URL of a PostgreSQL database, or "embedded" for the database in DATA_DIR.`,
  );
}

/** Value of a setting from a file, as Docker, Kubernetes and systemd provide secrets. */
function readSettingFile(name: string, path: string | undefined): string | undefined {
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new BadSetting(`Invalid ${name} "${path}": no readable file.`);
  }
}

export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const knownNames = new Set(['MALLOC_ARENA_MAX', 'VITE_API_URL']);
  // Records every setting that is read, to detect unknown ones.
  const env = new Proxy(variables, {
    get: (target, property) => {
      const name = String(property);
      const fileName = `${name}_FILE`;
      knownNames.add(name).add(fileName);
      return target[name] ?? readSettingFile(fileName, target[fileName]);
    },
  });
  const origin = parseSiteOrigin(env.SITE_ORIGIN);
  const url = parseDatabaseUrl(env.DATABASE_URL);
  // Behind a proxy every client appears to be local.
  const isDemo = url === undefined && !env.TRUST_PROXY && (!origin || /^http:\/\/localhost(?::\d+)?$/.test(origin));
  const searchEngine = parseSearchEngine(env.SEARCH, 'memory');
  const settings = {
    port: parseWholeNumber('PORT', env.PORT, 3000, 65_535),
    metrics: parseMetricsAddress(env.METRICS_ADDRESS),
    dataDirectory: env.DATA_DIR || '.data',
    databaseUrl: url,
    readUrls: parseReadUrls(env.DATABASE_READ_URLS, searchEngine),
    searchEngine,
    isEmbeddedChosen: env.DATABASE_URL === EMBEDDED,
    seedCount: parseWholeNumber('SEED_COUNT', env.SEED_COUNT, isDemo ? DEMO_PROPERTY_COUNT : 0, 1_000_000),
    origin,
    trustProxy: parseTrustSetting(env.TRUST_PROXY),
    isDemo,
    autoAccept: parseAutoAccept(env.AUTO_ACCEPT, isDemo && origin === undefined),
    ...(env.LISTEN_HOST ? { host: env.LISTEN_HOST } : isDemo && { host: LOOPBACK_HOST }),
    servesStorybook: parseBoolean('STORYBOOK', env.STORYBOOK, isDemo),
    smtp: parseSmtp(env.SMTP_URL, env.MAIL_FROM, origin),
    contactEmail: parseContactEmail(env.CONTACT_EMAIL, origin),
    s3: parseS3(env),
    identityProviders: readIdentityProviders(env.IDENTITY_PROVIDERS),
    payments: readPaymentSettings(env, origin),
    appStores: {
      ios: parseStorePage('APP_STORE_URL', env.APP_STORE_URL),
      android: parseStorePage('PLAY_STORE_URL', env.PLAY_STORE_URL),
    },
    ffmpeg: env.FFMPEG === 'none' ? null : env.FFMPEG || DEFAULT_FFMPEG,
    maps: {
      style: parseMapStyle(env.MAP_STYLE || OPEN_FREE_MAP),
      tiles: checkFile('MAP_TILES', env.MAP_TILES),
    },
  };
  return { ...settings, warnings: findUnknownSettings(Object.keys(variables), knownNames) };
}
