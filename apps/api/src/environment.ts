import { existsSync } from 'node:fs';
import { EMAIL_PATTERN } from '@mashrabiya/contract';
import type { MapSources } from './app/mapSources.ts';
import { BadSetting } from './core/BadSetting.ts';
import type { S3Settings } from './files/s3Files.ts';
import type { SmtpSettings } from './mail/smtpMailer.ts';
import type { IdentityProvider } from './openid/IdentityProviders.ts';
import { parseIdentityProviders } from './openid/identitySettings.ts';
import { type PaymentSettings, readPaymentSettings } from './payments/paymentSettings.ts';
import { parseTrustProxy, type TrustProxy } from './request/trustProxy.ts';
import { unknownSettings } from './unknownSettings.ts';

/** What the server is told by the environment it is started in. */
export interface Environment {
  port: number;
  /** Where to listen; undefined: on every interface. */
  host?: string;
  /** Whether it is a demo for its own machine: everybody knows its accounts, and reads its mails. */
  isDemo: boolean;
  /** Where the embedded database and uploaded pictures lie. */
  dataDirectory: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** Invented homes in an empty database; none outside the demo unless asked for. */
  seedCount: number;
  /** The address by which visitors know the site, without a slash at its end. */
  origin?: string;
  /** Which proxies are believed about for whom they ask. */
  trustProxy?: TrustProxy;
  /** Whether ads are let through without a moderator; in the demo alone. */
  autoAccept: boolean;
  /** Whether the built Storybook is served beside the product, which shares its origin. */
  storybook: boolean;
  /** The server that mails are sent by; without one they are kept in the database. */
  smtp?: SmtpSettings;
  /** Where messages of the contact form are mailed to. */
  contactEmail: string;
  /** The bucket that uploaded files are kept in; without one they are kept in the data directory. */
  s3?: S3Settings;
  /** Who may vouch for people, besides their passwords: Google, Apple. */
  identityProviders: readonly IdentityProvider[];
  /** The accounts that take payments; without any the demo has a sandbox, and others take none. */
  payments: PaymentSettings;
  /** The app's pages in Apple's store and in Google's. */
  appStores: { ios: string | null; android: string | null };
  /** The program that writes films anew; null for none. */
  ffmpeg: string | null;
  /** Where the streets of maps come from, unless the site's owner has set something else. */
  maps: MapSources;
  /** Whether an embedded database was asked for by name. */
  isEmbeddedChosen: boolean;
  /** What may be a mistake, though the server can start. */
  warnings: readonly string[];
}

/** The public vector tiles of OpenFreeMap, in their plainest style: no key, no limit, attribution in the tiles. */
const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/styles/positron';

const DEMO_HOMES = 1500;

/** As the shell finds it. */
export const DEFAULT_FFMPEG = 'ffmpeg';

function wholeNumber(name: string, text: string | undefined, otherwise: number, max: number): number {
  if (!text) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return value;
  throw new BadSetting(`${name} must be a whole number from 0 to ${max}, but is "${text}".`);
}

/** Asks for the embedded database in the place of an address. */
const EMBEDDED = 'embedded';

/** An address may hold a password, so a wrong one is not repeated. */
function databaseUrl(text: string | undefined): string | undefined {
  if (text === EMBEDDED) return undefined;
  if (!text || /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text || undefined;
  throw new BadSetting(
    'DATABASE_URL must be an address that begins with postgres: or postgresql:, or embedded, but is another.',
  );
}

function siteOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && !/[?#]/.test(text)) return url.origin;
  throw new BadSetting(
    `SITE_ORIGIN must be http:// or https:// and a host, with no path, user or query, e.g. https://example.com, but is "${text}".`,
  );
}

function trustProxy(text: string | undefined): TrustProxy | undefined {
  if (!text) return undefined;
  const trust = parseTrustProxy(text);
  if (trust) return trust;
  throw new BadSetting(
    `TRUST_PROXY must be a number of proxies, or addresses and networks like 127.0.0.1,10.0.0.0/8, but is "${text}".`,
  );
}

/** Links in mails must not depend on a request's `Host`, which anybody can write. The address may hold a password. */
function smtp(url: string | undefined, from: string | undefined, origin: string | undefined): SmtpSettings | undefined {
  if (!url) return undefined;
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new BadSetting('SMTP_URL must be an address that begins with smtp: or smtps:, but is another.');
  if (!origin) throw new BadSetting('SMTP_URL needs SITE_ORIGIN, which links in mails are made of.');
  const sender = from || `no-reply@${new URL(origin).hostname}`;
  if (EMAIL_PATTERN.test(sender)) return { url, from: sender };
  throw new BadSetting(`MAIL_FROM must be an e-mail address, e.g. no-reply@example.com, but is "${sender}".`);
}

/** Who reads what people write to the site. A host like `localhost` has no mailbox; what is not sent is shown all the same. */
function contactEmail(text: string | undefined, origin: string | undefined): string {
  const ofSite = `contact@${origin ? new URL(origin).hostname : ''}`;
  if (!text) return EMAIL_PATTERN.test(ofSite) ? ofSite : 'contact@example.com';
  if (EMAIL_PATTERN.test(text)) return text;
  throw new BadSetting(`CONTACT_EMAIL must be an e-mail address, e.g. contact@example.com, but is "${text}".`);
}

/** All of them or none: half a bucket would lose what is uploaded. */
function s3(env: Record<string, string | undefined>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined;
  const url = URL.parse(S3_ENDPOINT ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new BadSetting(
      'S3_ENDPOINT must be http:// or https:// and a host, with no path, e.g. https://s3.example.com.',
    );
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET ?? ''))
    throw new BadSetting(`S3_BUCKET must be the name of a bucket, but is "${S3_BUCKET ?? ''}".`);
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new BadSetting('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return {
    endpoint: url.origin,
    bucket: S3_BUCKET ?? '',
    region: S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function yesOrNo(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  if (text === '0' || text === '1') return text === '1';
  throw new BadSetting(`${name} must be 0 or 1, but is "${text}".`);
}

/** What nobody has looked at is never shown to others than who sits at this machine. */
function autoAccept(text: string | undefined, isAllowed: boolean): boolean {
  const isAsked = yesOrNo('AUTO_ACCEPT', text, false);
  if (!isAsked || isAllowed) return isAsked;
  throw new BadSetting(
    'AUTO_ACCEPT=1 is for the demo on this machine alone: without SITE_ORIGIN, TRUST_PROXY and DATABASE_URL.',
  );
}

function mapStyle(text: string): string | null {
  if (text === 'none') return null;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new BadSetting(`MAP_STYLE must be an address that begins with http: or https:, or none, but is "${text}".`);
}

/** A link that people are sent to; without it nobody is. */
function storePage(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (URL.parse(text)?.protocol === 'https:') return text;
  throw new BadSetting(`${name} must be an address that begins with https:, but is "${text}".`);
}

function file(name: string, path: string | undefined): string | null {
  if (!path) return null;
  if (existsSync(path)) return path;
  throw new BadSetting(`${name} must be the path of a file, but there is none at "${path}".`);
}

function identityProviders(text: string | undefined): readonly IdentityProvider[] {
  if (!text) return [];
  const providers = parseIdentityProviders(text);
  if (providers) return providers;
  throw new BadSetting(
    'IDENTITY_PROVIDERS must be a JSON list of {"name": "google" or "apple", "issuer", "audience", "jwksUri"}, but is another.',
  );
}

/** The demo's passwords and mails are for whoever sits at this machine. */
const LOOPBACK = '127.0.0.1';

const OWN_ORIGIN = /^https?:\/\/(?:[^/]*\.)?(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** A mistyped `DATABASE_URL` must not put a public site on an empty embedded database. */
export function assertDatabaseChosen({ databaseUrl, isEmbeddedChosen, origin }: Environment): void {
  if (databaseUrl !== undefined || isEmbeddedChosen || origin === undefined || OWN_ORIGIN.test(origin)) return;
  throw new BadSetting(
    `SITE_ORIGIN is public (${origin}), but DATABASE_URL names no database. Set it to the address of a PostgreSQL server, or to embedded for the database in DATA_DIR.`,
  );
}

/** Reads the settings, loudly. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const known = new Set(['MALLOC_ARENA_MAX', 'VITE_API_URL']);
  // Every setting is read, whatever the others are.
  const env = new Proxy(variables, {
    get: (target, name) => {
      known.add(String(name));
      return target[String(name)];
    },
  });
  const origin = siteOrigin(env.SITE_ORIGIN);
  const url = databaseUrl(env.DATABASE_URL);
  // Behind a proxy everybody seems to sit at this machine.
  const isDemo = url === undefined && !env.TRUST_PROXY && (!origin || /^http:\/\/localhost(?::\d+)?$/.test(origin));
  const settings = {
    port: wholeNumber('PORT', env.PORT, 3000, 65_535),
    dataDirectory: env.DATA_DIR || '.data',
    databaseUrl: url,
    isEmbeddedChosen: env.DATABASE_URL === EMBEDDED,
    seedCount: wholeNumber('SEED_COUNT', env.SEED_COUNT, isDemo ? DEMO_HOMES : 0, 1_000_000),
    origin,
    trustProxy: trustProxy(env.TRUST_PROXY),
    isDemo,
    autoAccept: autoAccept(env.AUTO_ACCEPT, isDemo && origin === undefined),
    ...(env.LISTEN_HOST ? { host: env.LISTEN_HOST } : isDemo && { host: LOOPBACK }),
    storybook: yesOrNo('STORYBOOK', env.STORYBOOK, isDemo),
    smtp: smtp(env.SMTP_URL, env.MAIL_FROM, origin),
    contactEmail: contactEmail(env.CONTACT_EMAIL, origin),
    s3: s3(env),
    identityProviders: identityProviders(env.IDENTITY_PROVIDERS),
    payments: readPaymentSettings(env, origin),
    appStores: {
      ios: storePage('APP_STORE_URL', env.APP_STORE_URL),
      android: storePage('PLAY_STORE_URL', env.PLAY_STORE_URL),
    },
    ffmpeg: env.FFMPEG === 'none' ? null : env.FFMPEG || DEFAULT_FFMPEG,
    maps: {
      style: mapStyle(env.MAP_STYLE || OPEN_FREE_MAP),
      tiles: file('MAP_TILES', env.MAP_TILES),
    },
  };
  return { ...settings, warnings: unknownSettings(Object.keys(variables), known) };
}
