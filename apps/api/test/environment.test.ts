import { describe, expect, it } from 'vitest';
import { BadSetting, readEnvironment } from '../src/environment.ts';

describe('readEnvironment', () => {
  it('has a value for everything that is needed', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      dataDirectory: '.data',
      seedCount: 1500,
      databaseUrl: undefined,
      origin: undefined,
      trustProxy: undefined,
      storybook: true,
      smtp: undefined,
      maps: { style: 'https://tiles.openfreemap.org/styles/positron', tiles: null },
    });
  });

  it('takes what is given', () => {
    const env = {
      PORT: '8080',
      DATABASE_URL: 'postgres://localhost/x',
      SEED_COUNT: '10',
      SITE_ORIGIN: 'https://example.com/',
    };
    expect(readEnvironment(env)).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://localhost/x',
      seedCount: 10,
      origin: 'https://example.com',
    });
  });

  it('keeps the password of a database to itself', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:secret@localhost' })).toThrow(/^((?!secret).)*$/);
  });

  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://localhost/x' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x', STORYBOOK: '1' }, true],
    [{ STORYBOOK: '0' }, false],
  ])('serves Storybook only with the embedded database or when asked: %o', (env, served) => {
    expect(readEnvironment(env).storybook).toBe(served);
  });

  it('takes maps from another place, from a file, or from nowhere', () => {
    const mapsOf = (env: Record<string, string>) => readEnvironment(env).maps;
    expect(mapsOf({ MAP_STYLE: 'https://maps.example/{scheme}.json' }).style).toBe(
      'https://maps.example/{scheme}.json',
    );
    expect(mapsOf({ MAP_STYLE: 'none' })).toEqual({ style: null, tiles: null });
    expect(mapsOf({ MAP_TILES: import.meta.filename }).tiles).toBe(import.meta.filename);
  });

  it('takes a mail server, whose sender is of the site unless it is given', () => {
    const env = { SMTP_URL: 'smtps://me:secret@mail.example.com', SITE_ORIGIN: 'https://homes.example.com' };
    expect(readEnvironment(env).smtp).toEqual({ url: env.SMTP_URL, from: 'no-reply@homes.example.com' });
    expect(readEnvironment({ ...env, MAIL_FROM: 'hello@example.com' }).smtp?.from).toBe('hello@example.com');
  });

  it('keeps the password of a mail server to itself', () => {
    expect(() => readEnvironment({ SMTP_URL: 'https://me:secret@localhost' })).toThrow(/^((?!secret).)*$/);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, /^SMTP_URL needs SITE_ORIGIN/],
    [
      { SMTP_URL: 'smtp://mail.example.com', SITE_ORIGIN: 'https://example.com', MAIL_FROM: 'me' },
      /^MAIL_FROM must be an e-mail address/,
    ],
    [{ MAP_STYLE: 'positron' }, /^MAP_STYLE must be an address/],
    [{ MAP_TILES: '/no/such.pmtiles' }, /^MAP_TILES must be the path of a file/],
    [{ PORT: 'http' }, /^PORT must be a whole number/],
    [{ PORT: '70000' }, /^PORT must be/],
    [{ SEED_COUNT: '-1' }, /^SEED_COUNT must be/],
    [{ DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL must be an address that begins with postgres:/],
    [{ PORT: '0x10' }, /^PORT must be a whole number from 0 to 65535, but is "0x10"\.$/],
    [{ PORT: '1e3' }, /^PORT must be/],
    [{ PORT: ' 80' }, /^PORT must be/],
    [{ SITE_ORIGIN: 'example.com' }, /^SITE_ORIGIN must be/],
    [{ SITE_ORIGIN: 'ftp://example.com' }, /^SITE_ORIGIN must be/],
    [{ SITE_ORIGIN: 'https://example.com/shop' }, /^SITE_ORIGIN must be .*, but is "https:\/\/example\.com\/shop"\.$/],
    [{ SITE_ORIGIN: 'https://me@example.com' }, /^SITE_ORIGIN must be/],
    [{ SITE_ORIGIN: 'https://example.com?a=1' }, /^SITE_ORIGIN must be/],
    [{ SITE_ORIGIN: 'https://example.com/?' }, /^SITE_ORIGIN must be/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be a number of proxies, or addresses/],
    [{ STORYBOOK: 'yes' }, /^STORYBOOK must be 0 or 1/],
  ])('refuses %o in words that help', (env, words) => {
    expect(() => readEnvironment(env)).toThrow(BadSetting);
    expect(() => readEnvironment(env)).toThrow(words);
  });
});
