import { expect, it } from 'vitest';
import { findUnknownSettings } from './unknownSettings.ts';

const KNOWN_NAMES = new Set(['PORT', 'DATABASE_URL', 'SMTP_URL', 'S3_BUCKET', 'SITE_ORIGIN', 'FFMPEG', 'MAP_STYLE']);
const getWarnings = (name: string) => findUnknownSettings([name], KNOWN_NAMES);

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SITE_ORIGNI', 'SITE_ORIGIN'],
  ['S3_BUKET', 'S3_BUCKET'],
  ['PORTT', 'PORT'],
])('suggests the setting that %s resembles', (name, setting) => {
  const expectedWarning = `Ignored unknown environment variable ${name}. Did you mean ${setting}?`;
  expect(getWarnings(name)).toEqual([expectedWarning]);
});

it('warns of an own name that resembles no setting', () => {
  expect(getWarnings('SMTP_PASSWORD')).toEqual(['Ignored unknown environment variable SMTP_PASSWORD.']);
});

it.each(['PATH', 'HOME', 'HOSTNAME', 'PWD', 'TZ', 'LANG', 'NODE_ENV', 'npm_config_cache', 'PGHOST', 'PORT'])(
  'ignores %s',
  (name) => {
    expect(getWarnings(name)).toEqual([]);
  },
);
