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

  it.each([
    [{ PORT: 'http' }, /^PORT must be a whole number/],
    [{ PORT: '70000' }, /^PORT must be/],
    [{ SEED_COUNT: '-1' }, /^SEED_COUNT must be/],
    [{ DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL must be an address that begins with postgres:/],
    [{ SITE_ORIGIN: 'example.com' }, /^SITE_ORIGIN must be/],
  ])('refuses %o in words that help', (env, words) => {
    expect(() => readEnvironment(env)).toThrow(BadSetting);
    expect(() => readEnvironment(env)).toThrow(words);
  });
});
