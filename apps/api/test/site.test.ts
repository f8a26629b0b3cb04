import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerErrors } from '../src/app/errors.ts';
import { createDiskFiles } from '../src/files/diskFiles.ts';
import { createSite } from '../src/host/createSite.ts';
import { serveHealth } from '../src/host/health.ts';
import { LoadShedder } from '../src/host/LoadShedder.ts';
import type { Pages } from '../src/host/pages.ts';
import { ReadLimiter } from '../src/host/ReadLimiter.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { parseTrustProxy } from '../src/request/trustProxy.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { propertyId } from './fixtures/properties.ts';
import { createConnection, getCookie } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { observeDatabase } from './support/observedDatabase.ts';
import { createTestLog } from './support/testLog.ts';
import { registerUser } from './support/users.ts';
import { findChildren, findText, parseXml } from './support/xml.ts';

const BACKDROP =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="100%" height="100%" fill="#0B6568"/></svg>';

const TITLES: Record<string, string> = {
  '/fees': '<title>Fees &amp; taxes | Mashrabiya</title>',
  '/long': `<title>${'شقة للبيع في '.repeat(40)} | مشربية</title>`,
  '/members': '<title>Members | Mashrabiya</title><meta name="robots" content="noindex"/>',
};

describe('The site', () => {
  const api = createFixtureApi(openMigrated);
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-site-'));
  let site: Hono;
  let drawCount = 0;
  const shedder = new LoadShedder();

  const pages: Pages = {
    scriptHashes: ["'sha256-abc='"],
    findPattern: (pathname) => pathname,
    builtAt: new Date('2026-11-02T08:00:00Z'),
    addresses: {
      listed: [{ path: '/' }],
      property: (id) => `/property-${id}`,
      area: (city) => `/area-${city}`,
      reel: (id) => `/reel-${id}`,
      provider: (id) => `/provider/${id}`,
      text: (kind, slug) => (kind === 'articles' ? `/news/${slug}` : `/${kind}`),
    },
    shareBackdrops: { ar: BACKDROP, en: BACKDROP },
    render: async (request) => {
      const { pathname, origin } = new URL(request.url);
      if (pathname === '/broken') throw new Error('secret cause');
      drawCount++;
      const titled = TITLES[pathname];
      if (titled) return new Response(`<!doctype html><head>${titled}</head>`);
      return new Response(`<!doctype html><p>${origin}${pathname} ${drawCount}</p>${' '.repeat(2000)}`, {
        status: pathname === '/nowhere' ? 404 : pathname === '/removed' ? 410 : 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          ...(['/listing', '/removed', '/%D8%B9%D9%82%D8%A7%D8%B1', '/area-%00'].includes(pathname) && {
            'x-cache-seconds': '15',
          }),
          ...(pathname === '/filming' && {
            'x-cache-seconds': '15',
            'permissions-policy': 'camera=(self), microphone=(self)',
          }),
        },
      });
    },
  };

  beforeAll(() => {
    const writeFileAt = (path: string, content: string) => {
      mkdirSync(join(directory, path, '..'), { recursive: true });
      writeFileSync(join(directory, path), content);
    };
    writeFileAt('client/assets/app-1a2b.js', 'let plain;');
    writeFileAt('client/assets/app-1a2b.js.br', 'compressed');
    writeFileAt('client/.vite/manifest.json', '{"secret":true}');
    writeFileAt('client/favicon.svg', '<svg/>');
    writeFileAt('media/aa11-960.webp', 'nine-sixty');
    writeFileAt('seeded/aa11-480.avif', 'avif');
    writeFileAt('seeded/9f2c.mp4', '0123456789');
    writeFileAt('seeded/9f2c-ar.vtt', 'WEBVTT');
    writeFileAt('secret.webp', 'secret');
    site = createSite({
      api: api.app,
      services: api.services,
      cache: new ResponseCache(api.services.clock),
      log: createTestLog((line) => api.logged.push(line)),
      pages,
      clientDirectory: join(directory, 'client'),
      storybookDirectory: join(directory, 'storybook'),
      mediaStores: [createDiskFiles(join(directory, 'media')), createDiskFiles(join(directory, 'seeded'))],
      forwarding: new Forwarding({ trustProxy: parseTrustProxy('10.0.0.2') }),
      shedder,
      limiter: new ReadLimiter(() => 0),
    });
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const fetchPage = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

  it('serves a video in ranges, immutable, with its captions', async () => {
    const wholeVideo = await fetchPage('/clips/9f2c.mp4');
    expect(Object.fromEntries(wholeVideo.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const partialVideo = await fetchPage('/clips/9f2c.mp4', { range: 'bytes=4-6' });
    expect([partialVideo.status, partialVideo.headers.get('content-range'), await partialVideo.text()]).toEqual([
      206,
      'bytes 4-6/10',
      '456',
    ]);
    expect((await fetchPage('/clips/9f2c.mp4', { range: 'bytes=10-' })).status).toBe(416);
    expect((await fetchPage('/clips/9f2c.mp4', { 'if-none-match': wholeVideo.headers.get('etag') ?? '' })).status).toBe(
      304,
    );
    expect((await fetchPage('/clips/9f2c-ar.vtt')).headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    for (const path of ['/clips/none.mp4', '/clips/..%2fsecret.webp', '/clips/aa11-480.avif'])
      expect((await fetchPage(path)).status, path).toBe(404);
  });

  it.each(['/assets/app-1a2b.js', '/images/aa11.webp', '/favicon.svg', '/api/forsell'])(
    'sends a content type for %s, without sniffing',
    async (path) => {
      const { headers } = await fetchPage(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-cache-seconds')).toBeNull();
    },
  );

  it.each(['/', '/api/forsell', '/api/nope', '/healthz', '/broken', '/api/docs', '/favicon.svg'])(
    'protects %s',
    async (path) => {
      const { headers } = await fetchPage(path, { origin: 'https://evil.example' });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self' 'sha256-abc='");
      expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-cache-seconds')).toBeNull();
    },
  );

  it('allows the camera only on pages whose answer permits it', async () => {
    const fetchPermissionsPolicy = async (path: string) => (await fetchPage(path)).headers.get('permissions-policy');
    expect(await fetchPermissionsPolicy('/filming')).toBe(
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    );
    // The cached page has the same header.
    expect(await fetchPermissionsPolicy('/filming')).toBe(
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    );
  });

  it('passes Apple’s form post to the page in the fragment only', async () => {
    const body = new URLSearchParams({ id_token: 'a.b.c', state: 'our-state', code: 'unused', user: '{}' });
    const formHeaders = { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' };
    const answer = await site.request('/login/return', { method: 'POST', headers: formHeaders, body });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/login/return#id_token=a.b.c&state=our-state&user=%7B%7D');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const longForm = new URLSearchParams({ id_token: 'x'.repeat(100_000) });
    expect((await site.request('/login/return', { method: 'POST', body: longForm })).status).toBe(413);
  });

  it('allows base maps from the configured source only', async () => {
    const fetchContentPolicy = async () => (await fetchPage('/about_us')).headers.get('content-security-policy') ?? '';
    expect(await fetchContentPolicy()).toContain("connect-src 'self';");
    await api.database.db
      .insertInto('configuration')
      .values({ key: 'mapstyle', value: 'https://maps.example/styles/plain.json?key=1' })
      .execute();
    api.advanceTime(60_000);
    const policy = await fetchContentPolicy();
    expect(policy).toContain("connect-src 'self' https://maps.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://maps.example;");
    expect(policy).toContain("worker-src 'self';");
    expect(policy.match(/maps\.example/g)).toHaveLength(2);
    const { data } = await (await fetchPage('/api/configurations')).json();
    expect(data.mapstyle).toBe('https://maps.example/styles/plain.json?key=1');
    await api.database.db.deleteFrom('configuration').where('key', '=', 'mapstyle').execute();
    api.advanceTime(60_000);
    expect(await fetchContentPolicy()).toContain("connect-src 'self';");
  });

  it('sets a visitor’s cookie for that visitor only, and caches for all who have one', async () => {
    const view = await site.request(`/api/properties/${propertyId(1)}/views`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 (Android 14) Chrome/140' },
    });
    const cookie = getCookie(view);
    expect(cookie).toMatch(/^visitor=/);
    const first = await fetchPage(`/api/properties/${propertyId(1)}`, { cookie });
    const otherResponse = await fetchPage(`/api/properties/${propertyId(1)}`);
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(otherResponse.headers.get('etag')).toBe(first.headers.get('etag'));
    const drawsBefore = drawCount;
    await fetchPage('/listing', { cookie: 'visitor=aaaaaaaaaaaaaaaaaaaaaa' });
    await fetchPage('/listing', { cookie });
    expect(drawCount - drawsBefore).toBeLessThanOrEqual(1);
  });

  describe('caches anonymous answers', () => {
    it('for fifteen seconds, then rebuilds them', async () => {
      const fetchListingPage = async () => (await fetchPage('/listing')).text();
      const first = await fetchListingPage();
      api.advanceTime(14_000);
      expect(await fetchListingPage()).toBe(first);
      api.advanceTime(2_000);
      expect(await fetchListingPage()).not.toBe(first);
    });

    it('except errors, and pages that do not allow it', async () => {
      const fetchTwice = async (path: string) => [
        await (await fetchPage(path)).text(),
        await (await fetchPage(path)).text(),
      ];
      for (const path of ['/nowhere', '/about_us']) {
        const [first, second] = await fetchTwice(path);
        expect(first).not.toBe(second);
      }
    });

    it('separately by language: from the query, then the cookie, then the browser', async () => {
      const fetchText = async (path: string, headers = {}) => (await fetchPage(path, headers)).text();
      const arabic = await fetchText('/listing');
      const english = await fetchText('/listing', { cookie: 'a=b; i18next=en' });
      expect(english).not.toBe(arabic);
      expect(await fetchText('/listing', { 'accept-language': 'en-GB' })).toBe(english);
      expect(await fetchText('/listing', { cookie: 'i18next=ar', 'accept-language': 'en' })).toBe(arabic);
    });

    it('in shared caches too, except in the language of a cookie', async () => {
      const shared = await fetchPage('/listing', { cookie: 'i18next=ar; visitor=a' });
      expect(Object.fromEntries(shared.headers)).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=15',
        'cdn-cache-control': 'public, max-age=15, stale-while-revalidate=600',
        'surrogate-key': '/listing',
        etag: expect.stringMatching(/^W/),
      });
      expect(shared.headers.get('vary')).not.toContain('Cookie');
      expect(shared.headers.get('set-cookie')).toBeNull();
      const ownResponse = await fetchPage('/listing', { cookie: 'i18next=en' });
      expect(ownResponse.headers.get('cache-control')).toBe('private, no-cache');
      expect(ownResponse.headers.get('cdn-cache-control')).toBeNull();
      const english = await fetchPage('/listing', { 'accept-language': 'en' });
      expect(english.headers.get('cache-control')).toContain('s-maxage=15');
      expect(await english.text()).toBe(await ownResponse.text());
    });

    it.each(['/%D8%B9%D9%82%D8%A7%D8%B1', '/area-%00'])(
      'under %s, whose letters a header may not contain',
      async (path) => {
        const page = await fetchPage(path);
        expect(page.status).toBe(200);
        expect(page.headers.get('surrogate-key')).toBe(path);
      },
    );

    it('if they are unavailable, but never stale and never as unchanged', async () => {
      const removed = await fetchPage('/removed');
      expect(removed.status).toBe(410);
      expect(Object.fromEntries(removed.headers)).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=15',
        'cdn-cache-control': 'public, max-age=15',
      });
      const again = await fetchPage('/removed', { 'if-none-match': removed.headers.get('etag') ?? '' });
      expect(again.status).toBe(410);
      expect(await again.text()).toBe(await removed.text());
    });

    it('separately by host, which prevents cache poisoning', async () => {
      const otherHost = await site.request('http://evil.example/listing');
      expect(await otherHost.text()).toContain('http://evil.example/listing');
      expect(await (await fetchPage('/listing')).text()).not.toContain('evil');
    });

    it('separately by scheme, as a trusted proxy reports it', async () => {
      const fetchThroughProxy = async (scheme: string, peer = '10.0.0.2') => {
        const headers = { 'x-forwarded-proto': scheme, 'x-forwarded-host': 'apart.example' };
        return (await site.request('/listing', { headers }, createConnection(peer))).text();
      };
      expect(await fetchThroughProxy('http')).toContain('http://apart.example/listing');
      expect(await fetchThroughProxy('https')).toContain('https://apart.example/listing');
      expect(await fetchThroughProxy('https', '41.33.1.2')).toContain('http://localhost/listing');
    });

    it('and returns 304 to clients that have them', async () => {
      const first = await fetchPage('/api/forsell');
      const etag = first.headers.get('etag') ?? '';
      const secondResponse = await fetchPage('/api/forsell', { 'if-none-match': `"other", ${etag}` });
      expect({
        status: secondResponse.status,
        body: await secondResponse.text(),
        etag: secondResponse.headers.get('etag'),
      }).toEqual({
        status: 304,
        body: '',
        etag,
      });
      expect(secondResponse.headers.get('content-security-policy')).not.toBeNull();
      expect((await fetchPage('/api/forsell', { 'if-none-match': '"other"' })).status).toBe(200);
    });

    it('never for a logged-in user', async () => {
      await fetchPage('/api/forrent');
      await api.database.db
        .updateTable('property')
        .set({ address_ar: 'عنوان جديد تمامًا', updated_at: api.services.clock() })
        .where('id', '=', propertyId(5))
        .execute();
      await api.services.listings.refresh();
      expect(await (await fetchPage('/api/forrent')).text()).not.toContain('جديد تمامًا');
      const { token } = await registerUser(api.client);
      const ownResponse = await fetchPage('/api/forrent', { authorization: `Bearer ${token}` });
      expect(await ownResponse.text()).toContain('جديد تمامًا');
      expect(ownResponse.headers.get('cache-control')).toBe('no-store');
      const refusedResponse = await fetchPage('/api/forrent', { authorization: 'Bearer x' });
      expect(refusedResponse.status).toBe(401);
    });

    it('and builds an answer once for concurrent requests', async () => {
      api.advanceTime(60_000);
      const drawsBefore = drawCount;
      await Promise.all(Array.from({ length: 10 }, () => fetchPage('/listing')));
      expect(drawCount - drawsBefore).toBe(1);
    });
  });

  it('compresses as the client accepts', async () => {
    const plain = await (await fetchPage('/api/forrent')).text();
    const fetchBytes = async (encoding: string) => {
      const response = await fetchPage('/api/forrent', { 'accept-encoding': encoding });
      return { how: response.headers.get('content-encoding'), body: Buffer.from(await response.arrayBuffer()) };
    };
    const brotli = await fetchBytes('gzip, deflate, br');
    const gzip = await fetchBytes('gzip, br;q=0');
    expect(brotli.how).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    expect(gzip.how).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    expect((await fetchPage('/api/forrent')).headers.get('vary')).toContain('Accept-Encoding');
  });

  it('serves the app’s files, compressed where possible, immutable if named by content', async () => {
    const plain = await fetchPage('/assets/app-1a2b.js');
    expect(await plain.text()).toBe('let plain;');
    expect(plain.headers.get('cache-control')).toContain('immutable');
    const compressedResponse = await fetchPage('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(compressedResponse.headers.get('content-encoding')).toBe('br');
    expect(compressedResponse.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await fetchPage('/favicon.svg')).headers.get('cache-control')).not.toContain('immutable');
  });

  it('serves pictures from either store, the bare name as 960 px', async () => {
    const bare = await fetchPage('/images/aa11.webp');
    expect(await bare.text()).toBe('nine-sixty');
    expect(bare.headers.get('cache-control')).toContain('immutable');
    const avif = await fetchPage('/images/aa11-480.avif');
    expect(avif.headers.get('content-type')).toBe('image/avif');
  });

  it('serves ranges of pictures to clients with the same version', async () => {
    const fetchImage = async (headers: Record<string, string>) => {
      const response = await fetchPage('/images/aa11-960.webp', headers);
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    const { headers } = await fetchPage('/images/aa11-960.webp');
    const etag = headers.get('etag') ?? '';
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(await fetchImage({ range: 'bytes=0-3' })).toEqual([206, 'bytes 0-3/10', 'nine']);
    expect(await fetchImage({ range: 'bytes=-5', 'if-range': etag })).toEqual([206, 'bytes 5-9/10', 'sixty']);
    expect(await fetchImage({ range: 'bytes=-5', 'if-range': '"another"' })).toEqual([200, null, 'nine-sixty']);
    expect(await fetchImage({ range: 'bytes=10-' })).toEqual([416, 'bytes */10', '']);
    expect(await fetchImage({ 'if-none-match': etag })).toEqual([304, null, '']);
  });

  it.each(['/images/none.webp', '/images/..%2Fsecret.webp', '/images/aa11.svg', '/images/a%00.webp'])(
    'has nothing at %s',
    async (path) => {
      const response = await fetchPage(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toBe('secret');
    },
  );

  it.each(['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/assets/..%2f..%2fsecret.webp'])(
    'hides %s',
    async (path) => {
      expect(await (await fetchPage(path)).text()).not.toMatch(/^(secret|\{"secret)/);
    },
  );

  it('serves Storybook under /storybook, with its own scripts and frames', async () => {
    expect((await fetchPage('/storybook')).headers.get('location')).toBe('/storybook/');
    const earlyResponse = await fetchPage('/storybook/');
    expect(earlyResponse.status).toBe(503);
    expect(earlyResponse.headers.get('retry-after')).toBe('10');

    mkdirSync(join(directory, 'storybook/assets'), { recursive: true });
    writeFileSync(join(directory, 'storybook/index.html'), '<script>let workshop;</script>');
    writeFileSync(join(directory, 'storybook/assets/a-1b.js'), 'let story;');
    expect((await fetchPage('/storybook/')).status).toBe(503);
    writeFileSync(join(directory, 'storybook/iframe.html'), '<p></p>');
    const page = await fetchPage('/storybook/');
    const policy = page.headers.get('content-security-policy');
    expect(page.status).toBe(200);
    expect(policy).toContain(createHash('sha256').update('let workshop;').digest('base64'));
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const script = await fetchPage('/storybook/assets/a-1b.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('let story;');
    expect(await (await fetchPage('/storybook/..%2fsecret.webp')).text()).not.toBe('secret');
    expect(await (await fetchPage('/storybook/../secret.webp')).text()).not.toBe('secret');
  });

  it('renders every other address as a page, and reports failures', async () => {
    expect((await fetchPage('/nowhere')).status).toBe(404);
    const brokenResponse = await fetchPage('/broken', { accept: 'text/html', 'accept-language': 'en' });
    expect(brokenResponse.status).toBe(500);
    expect(brokenResponse.headers.get('content-type')).toContain('text/html');
    const html = await brokenResponse.text();
    expect(html).toContain('Something went wrong.');
    expect(html).toContain('<a href="/">Go to the home page</a>');
    expect(html).not.toContain('secret cause');
    expect(api.logged.at(-1)).toContain('secret cause');
    expect((await site.request('/listing', { method: 'POST' })).status).toBe(405);
  });

  it.each(['//evil.example/a?b=1', '/.//evil.example/a?b=1', '///evil.example/a?b=1', '/\\\\evil.example/a?b=1'])(
    'redirects to no other site for %s',
    async (path) => {
      const response = await site.request(`http://localhost${path}`);
      expect({ status: response.status, to: response.headers.get('location') }).toEqual({
        status: 308,
        to: '/evil.example/a?b=1',
      });
    },
  );

  it('sends HSTS over TLS', async () => {
    const fetchOver = async (scheme: string, path: string) => {
      const headers = { 'x-forwarded-proto': scheme };
      return (await site.request(path, { headers }, createConnection('10.0.0.2'))).headers.get(
        'strict-transport-security',
      );
    };
    for (const path of ['/', '/listing', '/api/forsell', '/images/aa11.webp', '/broken']) {
      expect(await fetchOver('https', path)).toBe('max-age=31536000');
      expect(await fetchOver('http', path)).toBeNull();
    }
  });

  describe('when overloaded', () => {
    beforeAll(async () => {
      await fetchPage('/api/forrent');
      vi.spyOn(shedder, 'enter').mockResolvedValue(false);
    });
    afterAll(() => vi.restoreAllMocks());

    it.each([
      ['/about_us', {}, 'ar', 'الموقع مزدحم الآن'],
      ['/about_us', { 'accept-language': 'en-GB' }, 'en', 'The site is very busy'],
      ['/about_us?lng=en', {}, 'en', 'The site is very busy'],
      ['/about_us', { 'accept-language': 'en', cookie: 'i18next=ar' }, 'ar', 'الموقع مزدحم الآن'],
    ])('answers %s to %o in %s with a page that retries', async (path, headers, lang, words) => {
      const response = await fetchPage(path, { accept: 'text/html', ...headers });
      expect(response.status).toBe(503);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-language': lang,
      });
      const html = await response.text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).toContain(words);
      expect(html).toContain('http-equiv="refresh" content="5"');
    });

    it('answers API calls in the format of the API', async () => {
      const response = await fetchPage('/api/forsell?min_price=77');
      expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({
        status: 503,
        wait: '5',
      });
      expect((await response.json()).errors[0]).toMatchObject({ status: '503', code: 'overloaded' });
    });

    it.each(['/api/forrent', '/healthz', '/favicon.svg', '/images/aa11.webp'])('still answers %s', async (path) => {
      expect((await fetchPage(path)).status).toBe(200);
    });

    it('logs a warning once a minute', () => {
      expect(api.logged.filter((line) => line.startsWith('Server overloaded: '))).toHaveLength(1);
    });
  });

  it('limits uncached requests per address, with a Retry-After', async () => {
    const fetchFrom = (path: string, address: string) =>
      site.request(path, { headers: { accept: 'text/html', 'accept-language': 'en' } }, createConnection(address));
    const statuses = new Set<number>();
    for (let i = 0; i < 60; i++) statuses.add((await fetchFrom(`/about_us?i=${i}`, '41.33.9.9')).status);
    const refusedResponse = await fetchFrom('/about_us', '41.33.9.9');
    expect([...statuses]).toEqual([200]);
    expect({ status: refusedResponse.status, wait: refusedResponse.headers.get('retry-after') }).toEqual({
      status: 429,
      wait: '1',
    });
    expect(await refusedResponse.text()).toContain('Too many requests');
    expect((await fetchFrom('/about_us', '41.33.9.10')).status).toBe(200);
    const maps = new Set<number>();
    for (let i = 0; i < 60; i++)
      maps.add((await fetchFrom(`/api/map?zoom=${5 + (i % 10)}&min_price=${i + 1}`, '41.33.9.11')).status);
    expect([...maps]).toEqual([200]);
    expect((await fetchFrom('/api/map?zoom=5&min_price=61', '41.33.9.11')).status).toBe(429);
    expect((await fetchFrom('/favicon.svg', '41.33.9.9')).status).toBe(200);
  });

  it('has one exact policy for its pages, and keeps tokens in paths out of the log', async () => {
    const { headers } = await site.request('/listing');
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "worker-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      expect.stringMatching(/^img-src 'self' data: blob:(?: https:\/\/[\w.-]+)?$/),
      expect.stringMatching(/^connect-src 'self'(?: https:\/\/[\w.-]+)?$/),
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    const token = 'Az_9-'.repeat(9);
    const app = new Hono();
    const logLines: string[] = [];
    app.onError(answerErrors(createTestLog((line) => logLines.push(line))));
    app.all('*', () => {
      throw new Error('broken');
    });
    await app.request(`/shared-${token}`);
    await app.request(`/api/alerts/stop/0190a000-0000-7000-8000-000000000001.${token}`, { method: 'POST' });
    expect(logLines).toHaveLength(2);
    expect(logLines.join()).not.toContain(token);
    expect(logLines[1]).toContain('POST /api/alerts/stop/');
  });

  it('serves news as a feed, in the language of the address', async () => {
    const response = await fetchPage('/news/rss.xml?lng=en');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await response.text();
    const [channel] = parseXml(xml).children;
    if (!channel) throw new Error('no channel');
    for (const needed of ['title', 'link', 'description', 'language', 'lastBuildDate'])
      expect(findText(channel, needed), needed).toMatch(/\S/);
    expect(findChildren(channel, 'atom:link')[0]?.attributes).toEqual({
      href: 'http://localhost/news/rss.xml?lng=en',
      rel: 'self',
      type: 'application/rss+xml',
    });
    const items = findChildren(channel, 'item');
    expect(items).toHaveLength(3);
    const [first] = items;
    if (!first) throw new Error('no item');
    expect(findText(first, 'title')).toBe('The lease & its terms');
    expect(findChildren(first, 'guid')[0]).toMatchObject({
      attributes: { isPermaLink: 'true' },
      text: 'http://localhost/news/lease?lng=en',
    });
    expect(findText(first, 'pubDate')).toBe('Tue, 10 Nov 2026 00:00:00 GMT');
    expect(await (await fetchPage('/news/rss.xml?lng=ar')).text()).toContain('<title>عقد الإيجار</title>');
    expect(await (await fetchPage('/news/rss.xml', { 'accept-language': 'en' })).text()).toContain(
      '<language>en</language>',
    );
  });

  it('renders the share image of a page, once', async () => {
    const response = await fetchPage('/share/en/fees.png');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // The text starts at the inline start of the language, and is not empty.
    const ink = await sharp(bytes).extract({ left: 80, top: 200, width: 200, height: 200 }).stats();
    expect(ink.channels[0]?.max).toBe(255);
    const secondResponse = await fetchPage('/share/en/fees.png');
    expect(Buffer.from(await secondResponse.arrayBuffer()).equals(bytes)).toBe(true);
    expect(secondResponse.headers.get('etag')).toBe(response.headers.get('etag'));
  });

  it('shortens a title that is too long for the image, right-aligned in Arabic', async () => {
    const bytes = Buffer.from(await (await fetchPage('/share/ar/long.png')).arrayBuffer());
    const ink = await sharp(bytes).extract({ left: 1000, top: 100, width: 120, height: 400 }).stats();
    expect(ink.channels[0]?.max).toBe(255);
  });

  it.each(['/share/en/members.png', '/share/en/nowhere.png', '/share/fr/fees.png', '/share/en//fees.png', '/share/en'])(
    'renders nothing at %s',
    async (path) => {
      expect((await fetchPage(path)).status).toBe(404);
    },
  );

  it('reports its health', async () => {
    expect(await (await fetchPage('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('is unhealthy if it cannot write', async () => {
    const { services } = api;
    const full = observeDatabase(services.db, (sql) => {
      if (!sql.startsWith('select')) throw new Error('No space left on device');
    });
    const health = new Hono();
    serveHealth(health, { db: full, clock: services.clock });
    expect((await health.request('/healthz')).status).toBe(503);
  });
});
