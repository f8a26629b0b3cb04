import { existsSync } from 'node:fs';
import { EMAIL_PATTERN } from '@mashrabiya/contract';
import type { MapSources } from './host/mapSources.ts';
import type { SmtpSettings } from './mail/smtpMailer.ts';
import { parseTrustProxy, type TrustProxy } from './request/trustProxy.ts';

/** What the server is told by the environment it is started in. */
export interface Environment {
  port: number;
  /** Where the embedded database and uploaded pictures lie. */
  dataDirectory: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** Homes to begin with. */
  seedCount: number;
  /** The address by which visitors know the site, without a slash at its end. */
  origin?: string;
  /** Which proxies are believed about for whom they ask. */
  trustProxy?: TrustProxy;
  /** Whether the built Storybook is served beside the product, which shares its origin. */
  storybook: boolean;
  /** The server that mails are sent by; without one they are kept in the database. */
  smtp?: SmtpSettings;
  /** Where the streets of maps come from, unless the site's owner has set something else. */
  maps: MapSources;
}

/** The public vector tiles of OpenFreeMap, in their plainest style: no key, no limit, attribution in the tiles. */
const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/styles/positron';

/** A setting that the server cannot be started with. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, max: number): number {
  if (!text) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return value;
  throw new BadSetting(`${name} must be a whole number from 0 to ${max}, but is "${text}".`);
}

/** An address may hold a password, so a wrong one is not repeated. */
function databaseUrl(text: string | undefined): string | undefined {
  if (!text || /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text || undefined;
  throw new BadSetting('DATABASE_URL must be an address that begins with postgres: or postgresql:, but is another.');
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

function yesOrNo(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  if (text === '0' || text === '1') return text === '1';
  throw new BadSetting(`${name} must be 0 or 1, but is "${text}".`);
}

function mapStyle(text: string): string | null {
  if (text === 'none') return null;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new BadSetting(`MAP_STYLE must be an address that begins with http: or https:, or none, but is "${text}".`);
}

function file(name: string, path: string | undefined): string | null {
  if (!path) return null;
  if (existsSync(path)) return path;
  throw new BadSetting(`${name} must be the path of a file, but there is none at "${path}".`);
}

/** Reads the settings, loudly. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const origin = siteOrigin(env.SITE_ORIGIN);
  return {
    port: wholeNumber('PORT', env.PORT, 3000, 65_535),
    dataDirectory: env.DATA_DIR || '.data',
    databaseUrl: databaseUrl(env.DATABASE_URL),
    seedCount: wholeNumber('SEED_COUNT', env.SEED_COUNT, 1500, 1_000_000),
    origin,
    trustProxy: trustProxy(env.TRUST_PROXY),
    storybook: yesOrNo('STORYBOOK', env.STORYBOOK, !env.DATABASE_URL),
    smtp: smtp(env.SMTP_URL, env.MAIL_FROM, origin),
    maps: {
      style: mapStyle(env.MAP_STYLE || OPEN_FREE_MAP),
      tiles: file('MAP_TILES', env.MAP_TILES),
    },
  };
}
