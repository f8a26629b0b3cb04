import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { NO_LOG } from '../src/core/log.ts';
import { createSite } from '../src/host/createSite.ts';
import { buildDevLink, readDevToken } from '../src/host/devAccess.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const ORIGIN = 'http://localhost:3000';
const TOKEN = 'a'.repeat(43);
/** Like a proxy on this machine that rewrites `Host` and adds no headers, which is nginx's default. */
const LOCAL_SOCKET = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1', localPort: 3000 };

describe('The development pages', () => {
  const api = createFixtureApi(openMigrated);
  const { placeOrder, getReference } = createShop(api);
  let site: Hono;
  let checkout = '';

  beforeAll(async () => {
    site = createSite({
      api: api.app,
      services: api.services,
      cache: new ResponseCache(api.services.clock),
      log: NO_LOG,
      forwarding: new Forwarding(),
      clientDirectory: '/none',
      mediaStores: [],
      devToken: TOKEN,
    });
    const { token } = await registerUser(api.client);
    checkout = `/dev/checkout/${getReference(await placeOrder(token))}`;
  });

  const request = (path: string, headers: Record<string, string> = {}, body?: string) =>
    site.request(
      ORIGIN + path,
      {
        method: body === undefined ? 'GET' : 'POST',
        body: body ?? null,
        headers: {
          host: 'localhost:3000',
          ...headers,
          ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
      },
      { incoming: { socket: LOCAL_SOCKET } },
    );
  const cookie = `dev_token=${TOKEN}`;

  it.each(['', 'dev_token=', `dev_token=${'b'.repeat(43)}`, `dev_token=${TOKEN}a`, `other=${TOKEN}`])(
    'are closed with the cookie "%s", and name the link that opens them',
    async (wrong) => {
      for (const path of ['/dev/outbox', '/dev/outbox/01930000-0000-7000-8000-000000000001', checkout]) {
        const response = await request(path, { cookie: wrong });
        expect([path, response.status]).toEqual([path, 403]);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.text()).toContain('/dev/open?token=');
      }
      expect((await request(checkout, { cookie: wrong }, 'act=pay')).status).toBe(403);
    },
  );

  it('open for a browser that has followed the link', async () => {
    const openResponse = await request(buildDevLink('', TOKEN));
    expect([openResponse.status, openResponse.headers.get('location')]).toEqual([303, '/']);
    expect(openResponse.headers.get('set-cookie')).toBe(`${cookie}; Path=/dev; HttpOnly; SameSite=Lax`);
    for (const path of ['/dev/outbox', checkout]) {
      const response = await request(path, { cookie });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const page = await (await request(checkout, { cookie })).text();
    expect(page).toMatch(/href="\/payment-success\?payment=[\w-]+&amp;cancelled=true"/);
  });

  it.each(['', '?token=', `?token=${'b'.repeat(43)}`])('are not opened by /dev/open%s', async (query) => {
    const response = await request(`/dev/open${query}`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['another site, in a browser without Sec-Fetch-Site', { origin: 'http://evil.example' }],
  ])('refuse a payment from %s', async (_, headers) => {
    expect((await request(checkout, { cookie, ...headers }, 'act=pay')).status).toBe(403);
  });

  it('accept a payment from their own form', async () => {
    const paid = await request(checkout, { cookie, 'sec-fetch-site': 'same-origin' }, 'act=pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/payment-success?payment='),
    ]);
  });

  it('have a secret that survives a restart and is readable by its owner only', () => {
    const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-dev-'));
    try {
      const token = readDevToken(directory);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(readDevToken(directory)).toBe(token);
      expect(statSync(join(directory, 'dev-token')).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
