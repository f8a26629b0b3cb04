import { existsSync } from 'node:fs';
import { EMAIL_PATTERN } from '@mashrabiya/contract';
import { z } from 'zod';
import type { ListenOptions } from '../core/listen.ts';

export const LOOPBACK_HOST = '127.0.0.1';

/** Parses the text of a setting. `help` completes the error "Invalid PORT: …" if the parser returns undefined. */
export const parseWith = <T>(parse: (text: string) => T | undefined, help: string) =>
  z.string().transform((text, context): T => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: help });
    return z.NEVER;
  });

const check = (isValid: (text: string) => boolean, help: string) =>
  parseWith((text) => (isValid(text) ? text : undefined), help);

const hasProtocol = (text: string, protocol: RegExp): boolean => protocol.test(URL.parse(text)?.protocol ?? '');

const parseOrigin = (text: string): string | undefined => {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin && !/[?#]/.test(text) ? url.origin : undefined;
};

/** `port`, or `host:port`; a port alone is open to this machine only. */
const parseAddress = (text: string): ListenOptions | undefined => {
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (!(Number(port) <= 65_535)) return undefined;
  return { host: host?.replace(/^\[|\]$/g, '') ?? LOOPBACK_HOST, port: Number(port) };
};

const isPostgresUrl = (text: string): boolean => hasProtocol(text, /^postgres(?:ql)?:$/);

const parsePostgresUrls = (text: string): string[] | undefined => {
  const urls = text.split(',').flatMap((url) => url.trim() || []);
  return urls.every(isPostgresUrl) ? urls : undefined;
};

/** Value that selects the embedded database instead of an address. */
export const EMBEDDED = 'embedded';

export const anyText = z.string();

export const wholeNumber = (max: number, min = 0) =>
  parseWith(
    (text) => (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
    `set a whole number from ${min} to ${max}`,
  );

export const flag = parseWith((text) => (/^[01]$/.test(text) ? text === '1' : undefined), 'set 0 or 1');

export const oneOf = <const T extends string>(names: readonly T[]) =>
  parseWith((text) => names.find((name) => name === text), `set ${names.join(' or ')}`);

export const origin = (example: string) =>
  parseWith(parseOrigin, `set http:// or https:// and a host without path, user or query, e.g. ${example}`);

export const address = parseWith(parseAddress, 'set a port, or host:port, e.g. 10.0.0.5:9464');

export const databaseUrl = check(
  (text) => text === EMBEDDED || isPostgresUrl(text),
  `set a postgres:// or postgresql:// URL, or "${EMBEDDED}"`,
);

export const databaseUrls = parseWith(parsePostgresUrls, 'set postgres:// or postgresql:// URLs, separated by commas');

export const smtpUrl = check((text) => hasProtocol(text, /^smtps?:$/), 'set an smtp:// or smtps:// URL');

export const email = (example: string) =>
  check((text) => EMAIL_PATTERN.test(text), `set an email address, e.g. ${example}`);

export const twilioAccount = check(
  (text) => /^AC[\da-f]{32}$/i.test(text),
  'set the account SID, "AC" and 32 hexadecimal digits',
);

export const smsSender = check(
  (text) => /^(?:\+[1-9]\d{7,14}|MG[\da-f]{32}|(?=.*[a-z])[a-z\d ]{1,11})$/i.test(text),
  'set a number with +, a messaging service ("MG…"), or a registered name of at most 11 letters and digits',
);
export const httpUrl = check((text) => hasProtocol(text, /^https?:$/), 'set an http:// or https:// URL');

export const ratio = parseWith(
  (text) => (/^(?:0|1|0?\.\d+|1\.0+)$/.test(text) ? Number(text) : undefined),
  'set a number from 0 to 1, e.g. 0.1',
);

const parseHeaders = (text: string): Record<string, string> | undefined => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=(.*?)\s*$/.exec(pair));
  if (pairs.includes(null)) return undefined;
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]));
  } catch {
    return undefined;
  }
};

/** Headers in the format of OpenTelemetry: `name=value` pairs, separated by commas, with percent-encoded values. */
export const headers = parseWith(parseHeaders, 'set name=value pairs, separated by commas');

export const httpsUrl = check((text) => hasProtocol(text, /^https:$/), 'set an https:// URL');

export const httpUrlOrNone = parseWith(
  (text) => (text === 'none' ? null : hasProtocol(text, /^https?:$/) ? text : undefined),
  'set an http:// or https:// URL, or "none"',
);

export const existingFile = check(existsSync, 'no such file');

export const bucketName = check((text) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text), 'set the name of a bucket');
