import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { InvalidSettingError } from '../src/core/InvalidSettingError.ts';
import { assertDatabaseChosen, readEnvironment } from '../src/environment/readEnvironment.ts';
import { createPaymentProviders } from '../src/payments/createPaymentProviders.ts';

describe('readEnvironment', () => {
  it('has a default for every required value', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      isDemo: true,
      autoAccept: false,
      isSecondFactorRequired: false,
      dataDirectory: '.data',
      seedCount: 1500,
      databaseUrl: undefined,
      readUrls: [],
      databaseLimits: { poolSize: 10, statementTimeoutMs: 10_000 },
      stopTimeoutMs: 5_000,
      logLevel: 'info',
      logFormat: 'text',
      searchEngine: 'memory',
      isEmbeddedChosen: false,
      warnings: [],
      origin: undefined,
      trustProxy: undefined,
      servesStorybook: true,
      smtp: undefined,
      twilio: undefined,
      smsDailyLimit: 1_000,
      contactEmail: 'contact@example.com',
      identityProviders: [],
      appStores: { ios: null, android: null },
      ffmpeg: 'ffmpeg',
      payments: {},
      maps: { style: 'https://tiles.openfreemap.org/styles/positron', tiles: null },
    });
  });

  it('uses the given values', () => {
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

  it('reads the read replicas of the search in the database', () => {
    const DATABASE_READ_URLS = 'postgres://one/x, postgres://two/x';
    expect(readEnvironment({ DATABASE_READ_URLS, SEARCH: 'postgres' }).readUrls).toEqual([
      'postgres://one/x',
      'postgres://two/x',
    ]);
    expect(() => readEnvironment({ DATABASE_READ_URLS })).toThrow('needs SEARCH=postgres');
  });

  it('reads the address of the metrics, on this machine by default', () => {
    const readMetrics = (METRICS_ADDRESS: string) => readEnvironment({ METRICS_ADDRESS }).metrics;
    expect(readMetrics('')).toBeUndefined();
    expect(readMetrics('9464')).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readMetrics('10.0.0.5:9464')).toEqual({ host: '10.0.0.5', port: 9464 });
    expect(readMetrics('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
  });

  it('reads the recipient of contact messages', () => {
    const readContactEmail = (env: Record<string, string>) => readEnvironment(env).contactEmail;
    expect(readContactEmail({ SITE_ORIGIN: 'https://homes.example.com' })).toBe('contact@homes.example.com');
    expect(readContactEmail({ SITE_ORIGIN: 'http://localhost:3000' })).toBe('contact@example.com');
    expect(readContactEmail({ CONTACT_EMAIL: 'help@example.com' })).toBe('help@example.com');
    expect(() => readContactEmail({ CONTACT_EMAIL: 'help' })).toThrow(InvalidSettingError);
  });

  it('reads the app’s store links, if they are valid', () => {
    const ios = 'https://apps.apple.com/app/id1';
    expect(readEnvironment({ APP_STORE_URL: ios }).appStores).toEqual({ ios, android: null });
    for (const wrong of ['apps.apple.com', 'javascript:alert(1)', 'http://play.google.com/x']) {
      expect(() => readEnvironment({ PLAY_STORE_URL: wrong })).toThrow(InvalidSettingError);
    }
  });

  it('reads the identity providers', () => {
    const google = {
      name: 'google',
      issuer: ['https://accounts.google.com', 'accounts.google.com'],
      audience: 'ours.apps.googleusercontent.com',
      jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
    };
    const read = (value: unknown) => readEnvironment({ IDENTITY_PROVIDERS: JSON.stringify(value) }).identityProviders;
    expect(read([google])).toEqual([
      {
        name: 'google',
        issuers: google.issuer,
        audience: ['ours.apps.googleusercontent.com'],
        jwksUri: google.jwksUri,
        authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      },
    ]);
    for (const wrong of [
      google,
      [{ ...google, audience: [] }],
      [{ ...google, name: 'other' }],
      [{ ...google, jwksUri: 'x' }],
    ])
      expect(() => read(wrong)).toThrow(InvalidSettingError);
    expect(() => readEnvironment({ IDENTITY_PROVIDERS: 'google' })).toThrow(InvalidSettingError);
  });

  it('warns of names that resemble settings', () => {
    expect(
      readEnvironment({ DATABSE_URL: 'postgres://localhost/x', PATH: '/bin', VITE_API_URL: '/api' }).warnings,
    ).toEqual(['Ignored unknown environment variable DATABSE_URL. Did you mean DATABASE_URL?']);
    const paymob = readEnvironment({ PAYMOB_WALLET_INTEGRATON: '1', S3_REGION: '', MAIL_FROM: '', MAP_TILES: '' });
    expect(paymob.warnings).toEqual([expect.stringMatching(/Did you mean PAYMOB_WALLET_INTEGRATION\?$/)]);
  });

  it.each([
    [{}, true],
    [{ SITE_ORIGIN: 'http://localhost:3000' }, true],
    [{ SITE_ORIGIN: 'http://127.0.0.1:3000' }, true],
    [{ SITE_ORIGIN: 'https://homes.example' }, false],
    [{ SITE_ORIGIN: 'https://localhost.example' }, false],
    [{ SITE_ORIGIN: 'https://homes.example', DATABASE_URL: 'embedded' }, true],
    [{ SITE_ORIGIN: 'https://homes.example', DATABASE_URL: 'postgres://localhost/x' }, true],
  ])('starts a public site on an embedded database only on request: %o', (env, isAccepted) => {
    const check = () => assertDatabaseChosen(readEnvironment(env));
    if (isAccepted) expect(check).not.toThrow();
    else expect(check).toThrow(InvalidSettingError);
  });

  it('hides the password of a database', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:secret@localhost' })).toThrow(/^((?!secret).)*$/);
  });

  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://localhost/x' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x', STORYBOOK: '1' }, true],
    [{ STORYBOOK: '0' }, false],
    [{ SITE_ORIGIN: 'https://example.com' }, false],
    [{ SITE_ORIGIN: 'http://localhost:3000' }, true],
    [{ SITE_ORIGIN: 'https://localhost:3000' }, false],
    [{ SITE_ORIGIN: 'http://localhost.example.com' }, false],
    [{ TRUST_PROXY: '1' }, false],
  ])('serves Storybook only for the demo or on request: %o', (env, served) => {
    expect(readEnvironment(env).servesStorybook).toBe(served);
  });

  it.each([
    [{}, 1500],
    [{ SITE_ORIGIN: 'http://localhost:3000' }, 1500],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 0],
    [{ DATABASE_URL: 'postgres://localhost/x', SITE_ORIGIN: 'https://example.com', TRUST_PROXY: '1' }, 0],
    [{ SITE_ORIGIN: 'https://example.com' }, 0],
    [{ TRUST_PROXY: '1' }, 0],
    [{ DATABASE_URL: 'postgres://localhost/x', SEED_COUNT: '20' }, 20],
    [{ SEED_COUNT: '0' }, 0],
  ])('seeds demo listings only for the demo or on request: %o', (env, properties) => {
    expect(readEnvironment(env).seedCount).toBe(properties);
  });

  it.each([
    [{}, '127.0.0.1'],
    [{ LISTEN_HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ SITE_ORIGIN: 'https://example.com' }, undefined],
    [{ DATABASE_URL: 'postgres://localhost/x' }, undefined],
    [{ TRUST_PROXY: '1', LISTEN_HOST: '::1' }, '::1'],
  ])('limits the demo to this machine by default: %o', (env, host) => {
    expect(readEnvironment(env).host).toBe(host);
  });

  it.each([
    [{}, 'text'],
    [{ LOG_FORMAT: 'json' }, 'json'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'json'],
    [{ SITE_ORIGIN: 'https://example.com' }, 'json'],
    [{ SITE_ORIGIN: 'https://example.com', LOG_FORMAT: 'text' }, 'text'],
  ])('logs text for the demo by default, else JSON: %o', (env, format) => {
    expect(readEnvironment(env).logFormat).toBe(format);
  });

  it('approves ads automatically only for a server on this machine', () => {
    expect(readEnvironment({ AUTO_ACCEPT: '1' }).autoAccept).toBe(true);
    expect(readEnvironment({ AUTO_ACCEPT: '0', SITE_ORIGIN: 'https://example.com' }).autoAccept).toBe(false);
  });

  it('reads maps from a URL, a file, or not at all', () => {
    const readMaps = (env: Record<string, string>) => readEnvironment(env).maps;
    expect(readMaps({ MAP_STYLE: 'https://maps.example/{scheme}.json' }).style).toBe(
      'https://maps.example/{scheme}.json',
    );
    expect(readMaps({ MAP_STYLE: 'none' })).toEqual({ style: null, tiles: null });
    expect(readMaps({ MAP_TILES: import.meta.filename }).tiles).toBe(import.meta.filename);
  });

  it('reads a mail server; the sender belongs to the site by default', () => {
    const env = { SMTP_URL: 'smtps://me:secret@mail.example.com', SITE_ORIGIN: 'https://homes.example.com' };
    expect(readEnvironment(env).smtp).toEqual({ url: env.SMTP_URL, from: 'no-reply@homes.example.com' });
    expect(readEnvironment({ ...env, MAIL_FROM: 'hello@example.com' }).smtp?.from).toBe('hello@example.com');
  });

  it('reads an account for text messages, as a whole or not at all', () => {
    const account = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'secret' };
    const readTwilio = (env: Record<string, string>) => readEnvironment(env).twilio;
    expect(readTwilio({ ...account, TWILIO_FROM: '+12025550123' })).toEqual({
      base: 'https://api.twilio.com',
      accountSid: account.TWILIO_ACCOUNT_SID,
      authToken: 'secret',
      from: '+12025550123',
    });
    for (const from of [`MG${'0'.repeat(32)}`, 'Mashrabiya'])
      expect(readTwilio({ ...account, TWILIO_FROM: from })?.from).toBe(from);
    expect(() => readTwilio(account)).toThrow('Incomplete Twilio settings');
    expect(() => readTwilio({ TWILIO_FROM: 'Mashrabiya' })).toThrow('Incomplete Twilio settings');
    for (const wrong of ['12025550123', 'a name that is too long', 'مشربية'])
      expect(() => readTwilio({ ...account, TWILIO_FROM: wrong })).toThrow(/^Invalid TWILIO_FROM((?!secret).)*$/);
    expect(() => readTwilio({ ...account, TWILIO_ACCOUNT_SID: 'AC1' })).toThrow('Invalid TWILIO_ACCOUNT_SID');
    expect(readEnvironment({ SMS_DAILY_LIMIT: '50' }).smsDailyLimit).toBe(50);
  });

  it('reads a bucket for files', () => {
    const bucket = { S3_BUCKET: 'homes', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readEnvironment({ S3_ENDPOINT: 'https://s3.example.com', ...bucket }).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'homes',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(readEnvironment({}).s3).toBeUndefined();
  });

  it('hides the password of a mail server', () => {
    expect(() => readEnvironment({ SMTP_URL: 'https://me:secret@localhost' })).toThrow(/^((?!secret).)*$/);
  });

  const PAYMOB = {
    PAYMOB_SECRET_KEY: 'egy_sk_live_1',
    PAYMOB_PUBLIC_KEY: 'egy_pk_live_1',
    PAYMOB_API_KEY: 'api_live_1',
    PAYMOB_HMAC_SECRET: 'hmac_live_1',
    PAYMOB_CARD_INTEGRATION: '4097558',
    PAYMOB_WALLET_INTEGRATION: '4097559',
    SITE_ORIGIN: 'https://example.com',
  };

  it('reads a Paymob account, or none', () => {
    expect(readEnvironment({ SITE_ORIGIN: 'https://example.com' }).payments).toEqual({});
    expect(readEnvironment(PAYMOB).payments.paymob).toEqual({
      base: 'https://accept.paymob.com',
      secretKey: 'egy_sk_live_1',
      publicKey: 'egy_pk_live_1',
      apiKey: 'api_live_1',
      hmacSecret: 'hmac_live_1',
      integrations: { card: 4_097_558, wallet: 4_097_559 },
    });
    expect(readEnvironment({ ...PAYMOB, PAYMOB_URL: 'http://localhost:4000' }).payments.paymob?.base).toBe(
      'http://localhost:4000',
    );
  });

  const FAWRY = {
    FAWRY_MERCHANT_CODE: 'merchant_live_1',
    FAWRY_SECURE_KEY: 'secure_live_1',
    SITE_ORIGIN: 'https://example.com',
  };
  const fawry = { base: 'https://www.atfawry.com', merchantCode: 'merchant_live_1', secureKey: 'secure_live_1' };

  it('reads a Fawry account, alone or beside another', () => {
    expect(readEnvironment(FAWRY).payments).toEqual({ fawry, forNewOrders: 'fawry' });
    expect(readEnvironment(PAYMOB).payments.forNewOrders).toBe('paymob');
    const payments = readEnvironment({ ...PAYMOB, ...FAWRY, PAYMENT_PROVIDER: 'fawry' }).payments;
    expect(payments).toMatchObject({ fawry, paymob: { hmacSecret: 'hmac_live_1' }, forNewOrders: 'fawry' });
    expect(createPaymentProviders(payments).map(({ name }) => name)).toEqual(['fawry', 'paymob']);
    expect(createPaymentProviders({ ...payments, forNewOrders: 'paymob' }).map(({ name }) => name)).toEqual([
      'paymob',
      'fawry',
    ]);
  });

  it.each([
    [{ FAWRY_SECURE_KEY: '' }, /^Incomplete Fawry settings/],
    [{ FAWRY_MERCHANT_CODE: '' }, /^Incomplete Fawry settings/],
    [{ FAWRY_URL: 'https://www.atfawry.com/ECommerceWeb' }, /^Invalid FAWRY_URL/],
    [{ SITE_ORIGIN: '' }, /SITE_ORIGIN: Fawry requires/],
    [{ PAYMENT_PROVIDER: 'paymob' }, /^Invalid PAYMENT_PROVIDER/],
    [{ PAYMENT_PROVIDER: 'kashier' }, /^Invalid PAYMENT_PROVIDER/],
    [PAYMOB, /^Missing environment variable PAYMENT_PROVIDER/],
  ])('refuses Fawry with %o without printing a key', (overrides, words) => {
    expect(() => readEnvironment({ ...FAWRY, ...overrides })).toThrow(words);
    expect(() => readEnvironment({ ...FAWRY, ...overrides })).toThrow(/^((?!_live_).)*$/);
  });

  it.each([
    [{ PAYMOB_SECRET_KEY: '' }, /^Incomplete Paymob settings/],
    [{ PAYMOB_PUBLIC_KEY: '' }, /^Incomplete Paymob settings/],
    [{ PAYMOB_API_KEY: '' }, /^Incomplete Paymob settings/],
    [{ PAYMOB_HMAC_SECRET: '' }, /^Incomplete Paymob settings/],
    [{ PAYMOB_CARD_INTEGRATION: '' }, /^Invalid PAYMOB_CARD_INTEGRATION/],
    [{ PAYMOB_WALLET_INTEGRATION: '012' }, /^Invalid PAYMOB_CARD_INTEGRATION/],
    [{ PAYMOB_WALLET_INTEGRATION: 'wallet' }, /^Invalid PAYMOB_CARD_INTEGRATION/],
    [{ PAYMOB_WALLET_INTEGRATION: '4097558' }, /^Conflicting PAYMOB_CARD_INTEGRATION/],
    [{ PAYMOB_WALLET_INTEGRATION: '7558' }, /^Conflicting PAYMOB_CARD_INTEGRATION/],
    [{ PAYMOB_URL: 'https://accept.paymob.com/v1' }, /^Invalid PAYMOB_URL/],
    [{ PAYMOB_URL: 'ftp://accept.paymob.com' }, /^Invalid PAYMOB_URL/],
    [{ SITE_ORIGIN: '' }, /SITE_ORIGIN: Paymob requires/],
  ])('refuses Paymob with %o without printing a key', (overrides, words) => {
    expect(() => readEnvironment({ ...PAYMOB, ...overrides })).toThrow(words);
    expect(() => readEnvironment({ ...PAYMOB, ...overrides })).toThrow(/^((?!_live_).)*$/);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, /SITE_ORIGIN: SMTP_URL requires/],
    [
      { SMTP_URL: 'smtp://mail.example.com', SITE_ORIGIN: 'https://example.com', MAIL_FROM: 'me' },
      /^Invalid MAIL_FROM "me": set/,
    ],
    [{ S3_BUCKET: 'homes' }, /^Missing environment variable S3_ENDPOINT/],
    [{ S3_ENDPOINT: 'https://s3.example.com/homes' }, /^Invalid S3_ENDPOINT/],
    [{ S3_ENDPOINT: 'https://s3.example.com' }, /^Missing environment variable S3_BUCKET/],
    [{ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'homes' }, /^Missing S3 credentials/],
    [{ MAP_STYLE: 'positron' }, /^Invalid MAP_STYLE "positron": set/],
    [{ MAP_TILES: '/no/such.pmtiles' }, /^Invalid MAP_TILES .*: no such file/],
    [{ METRICS_ADDRESS: 'localhost' }, /^Invalid METRICS_ADDRESS "localhost": set a port/],
    [{ METRICS_ADDRESS: '70000' }, /^Invalid METRICS_ADDRESS/],
    [{ PORT: 'http' }, /^Invalid PORT "http": set a whole number/],
    [{ PORT: '70000' }, /^Invalid PORT/],
    [{ SEED_COUNT: '-1' }, /^Invalid SEED_COUNT/],
    [{ DATABASE_URL: 'mysql://localhost' }, /^Invalid DATABASE_URL: set a postgres:/],
    [{ DATABASE_READ_URLS: 'two', SEARCH: 'postgres' }, /^Invalid DATABASE_READ_URLS: set postgres:/],
    [{ PORT: '0x10' }, /^Invalid PORT "0x10": set a whole number from 0 to 65535\.$/],
    [{ PORT: '1e3' }, /^Invalid PORT/],
    [{ PORT: ' 80' }, /^Invalid PORT/],
    [{ SITE_ORIGIN: 'example.com' }, /^Invalid SITE_ORIGIN/],
    [{ SITE_ORIGIN: 'ftp://example.com' }, /^Invalid SITE_ORIGIN/],
    [{ SITE_ORIGIN: 'https://example.com/shop' }, /^Invalid SITE_ORIGIN "https:\/\/example\.com\/shop": set .*\.$/],
    [{ SITE_ORIGIN: 'https://me@example.com' }, /^Invalid SITE_ORIGIN/],
    [{ SITE_ORIGIN: 'https://example.com?a=1' }, /^Invalid SITE_ORIGIN/],
    [{ SITE_ORIGIN: 'https://example.com/?' }, /^Invalid SITE_ORIGIN/],
    [{ TRUST_PROXY: 'true' }, /^Invalid TRUST_PROXY "true": set the number of proxies/],
    [{ DATABASE_POOL_SIZE: '0' }, /^Invalid DATABASE_POOL_SIZE "0": set a whole number from 1 to 1000\.$/],
    [{ DATABASE_STATEMENT_TIMEOUT_MS: '10s' }, /^Invalid DATABASE_STATEMENT_TIMEOUT_MS/],
    [{ STOP_TIMEOUT_MS: '-1' }, /^Invalid STOP_TIMEOUT_MS/],
    [{ LOG_LEVEL: 'loud' }, /^Invalid LOG_LEVEL "loud": set debug or info or warn or error\.$/],
    [{ LOG_FORMAT: 'xml' }, /^Invalid LOG_FORMAT "xml": set json or text/],
    [{ STORYBOOK: 'yes' }, /^Invalid STORYBOOK "yes": set 0 or 1/],
    [{ AUTO_ACCEPT: 'yes' }, /^Invalid AUTO_ACCEPT "yes": set 0 or 1/],
    [{ AUTO_ACCEPT: '1', SITE_ORIGIN: 'https://example.com' }, /^AUTO_ACCEPT=1 is allowed only in a local demo/],
    [{ AUTO_ACCEPT: '1', SITE_ORIGIN: 'http://localhost:3000' }, /^AUTO_ACCEPT=1 is allowed only in a local demo/],
    [{ AUTO_ACCEPT: '1', DATABASE_URL: 'postgres://localhost/x' }, /^AUTO_ACCEPT=1 is allowed only in a local demo/],
    [{ AUTO_ACCEPT: '1', TRUST_PROXY: '1' }, /^AUTO_ACCEPT=1 is allowed only in a local demo/],
  ])('refuses %o with a helpful message', (env, words) => {
    expect(() => readEnvironment(env)).toThrow(InvalidSettingError);
    expect(() => readEnvironment(env)).toThrow(words);
  });

  it('reports all problems at once, and each setting once', () => {
    const env = {
      PORT: 'http',
      SITE_ORIGIN: 'example.com',
      SMTP_URL: 'smtp://mail.example.com',
      S3_BUCKET: 'homes',
      AUTO_ACCEPT: '1',
      TRUST_PROXY: '1',
      FAWRY_SECURE_KEY: 'secret',
    };
    expect(() => readEnvironment(env)).toThrow(
      expect.objectContaining({
        name: 'InvalidSettingError',
        message: [
          'Invalid PORT "http": set a whole number from 0 to 65535.',
          'Invalid SITE_ORIGIN "example.com": set http:// or https:// and a host without path, user or query, e.g. https://example.com.',
          'Missing environment variable S3_ENDPOINT: the other S3 settings require it.',
          'Incomplete Fawry settings: set FAWRY_MERCHANT_CODE and FAWRY_SECURE_KEY.',
        ].join('\n'),
      }),
    );
  });

  it('hides logins in every repeated value', () => {
    for (const name of ['SITE_ORIGIN', 'PAYMOB_URL', 'S3_ENDPOINT', 'APP_STORE_URL', 'MAP_STYLE', 'MAIL_FROM'])
      expect(() => readEnvironment({ [name]: 'ftp://me:se@cret@example.com' }), name).toThrow(/^((?!cret@).)*$/);
  });

  describe('with secrets in files', () => {
    const directory = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = join(directory, 'secret');
    afterAll(() => rmSync(directory, { recursive: true }));

    it('reads them without the line end', () => {
      writeFileSync(file, 'secure_live_1\n');
      const env = { ...FAWRY, FAWRY_SECURE_KEY: undefined, FAWRY_SECURE_KEY_FILE: file };
      expect(readEnvironment(env).payments.fawry).toEqual(fawry);
      expect(readEnvironment(env).warnings).toEqual([]);
    });

    it('checks them like other values, without printing them', () => {
      writeFileSync(file, 'mysql://me:secret_1@localhost');
      const read = () => readEnvironment({ DATABASE_URL_FILE: file });
      expect(read).toThrow(/^Invalid DATABASE_URL: set a postgres:/);
      expect(read).toThrow(/^((?!secret_1).)*$/);
    });

    it('refuses a missing file, and a value beside the file', () => {
      expect(() => readEnvironment({ SMTP_URL_FILE: join(directory, 'none') })).toThrow(
        /^Invalid SMTP_URL_FILE .*no such file/,
      );
      expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example.com', SMTP_URL_FILE: file })).toThrow(
        /^Conflicting SMTP_URL and SMTP_URL_FILE: set one of them\.$/,
      );
    });

    it('ignores files for settings that are not secret, with a warning', () => {
      const { port, warnings } = readEnvironment({ PORT_FILE: file, SITE_ORIGIN_FILE: file });
      expect(port).toBe(3000);
      expect(warnings).toEqual(['Ignored unknown environment variable SITE_ORIGIN_FILE.']);
    });
  });
});
