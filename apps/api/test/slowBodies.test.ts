import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../src/host/createSite.ts';
import { IncomingBodies } from '../src/host/IncomingBodies.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { serve } from '../src/host/serve.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { AD_FIELDS } from './support/ads.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createTestLog } from './support/testLog.ts';
import { registerUser } from './support/users.ts';

/** More connections than requests that run at once. */
const CONNECTION_COUNT = process.env.TESTS === 'full' ? 2_000 : 205;
const READ_TIMEOUT_MS = 1_500;
const RATE = { windowMs: 2_000, bytes: 2_000 };
const UPLOADS_PER_USER = 10;
const NETWORKS = 8;

describe('A slow request body', () => {
  const api = createFixtureApi(openMigrated);
  const openSockets: Socket[] = [];
  let server: Server;
  let port: number;

  beforeAll(async () => {
    const { services, app, logged } = api;
    const forwarding = new Forwarding({ trustProxy: () => true });
    const cache = new ResponseCache(services.clock);
    const log = createTestLog((line) => logged.push(line));
    const bodies = new IncomingBodies({ readTimeoutMs: READ_TIMEOUT_MS, rate: RATE });
    const site = createSite({
      api: app,
      services,
      cache,
      log,
      clientDirectory: '/none',
      mediaStores: [],
      forwarding,
      bodies,
    });
    server = await serve(site, cache, { port: 0, host: '127.0.0.1' }, forwarding);
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    for (const socket of openSockets.splice(0)) socket.destroy();
  });
  afterAll(() => server.close());

  /** Sends the start of a request, and reads the answer. */
  const openRequest = (head: string, body: string) =>
    new Promise<{ socket: Socket; heard: () => string }>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${head}host: localhost\r\n\r\n${body}`, () => resolve({ socket, heard: () => heard }));
      });
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('error', () => undefined);
      openSockets.push(socket);
    });
  const LOGIN = 'POST /api/login HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n';
  const fetchStatus = async () => (await fetch(`http://127.0.0.1:${port}/api/gover`)).status;

  it('takes no capacity from others, however many arrive', async () => {
    await Promise.all(Array.from({ length: CONNECTION_COUNT }, () => openRequest(LOGIN, '{"e')));
    await sleep(200);
    expect(await fetchStatus()).toBe(200);
  });

  it('times out after a few seconds', async () => {
    const { socket, heard } = await openRequest(LOGIN, '{"e');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await closed;
    expect(heard()).toMatch(/^HTTP\/1.1 408 /);
    expect(heard()).toContain('"code":"body_too_slow"');
  });

  const FIRST_FIELD = `--b\r\ncontent-disposition: form-data; name="address"\r\n\r\n${AD_FIELDS.address}`;
  const uploadHead = (token: string, from = '41.33.0.1') =>
    [
      'POST /api/properties HTTP/1.1',
      `authorization: Bearer ${token}`,
      `x-forwarded-for: ${from}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 100000\r\n',
    ].join('\r\n');

  it('takes no capacity as an upload', async () => {
    const { token } = await registerUser(api.client);
    await Promise.all(Array.from({ length: CONNECTION_COUNT }, () => openRequest(uploadHead(token), FIRST_FIELD)));
    await sleep(500);
    expect(await fetchStatus()).toBe(200);
  });

  it('as an upload is limited per user across networks, without cost for others', async () => {
    const { token } = await registerUser(api.client);
    const createAddress = (count: number) => `2a02:${count % NETWORKS}::${count.toString(16)}:0:0:1`;
    const uploads = await Promise.all(
      Array.from({ length: CONNECTION_COUNT }, (_, count) =>
        openRequest(uploadHead(token, createAddress(count)), FIRST_FIELD),
      ),
    );
    const countAnswered = (status: number) =>
      uploads.filter(({ heard }) => heard().startsWith(`HTTP/1.1 ${status} `)).length;
    const countWaiting = () => uploads.filter(({ heard }) => heard() === '').length;
    await expect.poll(countWaiting, { timeout: 20_000 }).toBeLessThanOrEqual(UPLOADS_PER_USER);
    // Two thousand at once also exceed the server's admission.
    expect(countAnswered(429)).toBeGreaterThan(CONNECTION_COUNT / 2);
    const statuses: number[] = [];
    for (const [path, body] of [
      ['/search', { query: 'maadi' }],
      ['/login', { email: 'nobody@example.com', password: 'wrong password' }],
    ] as const) {
      for (const address of [createAddress(0), createAddress(1), '41.33.0.1', '41.33.0.2']) {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        statuses.push((await fetch(`http://127.0.0.1:${port}/api${path}`, init)).status);
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 401, 401, 401, 401]);
    await expect.poll(countWaiting, { timeout: 3 * RATE.windowMs }).toBe(0);
    expect(countAnswered(408)).toBeGreaterThanOrEqual(UPLOADS_PER_USER);
  });

  it('continues as an upload while fast enough, and gets 408 otherwise', async () => {
    const { token } = await registerUser(api.client);
    const { socket, heard } = await openRequest(uploadHead(token), FIRST_FIELD);
    const sending = setInterval(() => socket.write('a'.repeat(500)), 100);
    await sleep(2.5 * RATE.windowMs);
    clearInterval(sending);
    expect(heard()).toBe('');
    await expect.poll(heard, { timeout: 3 * RATE.windowMs }).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"body_too_slow"/);
  });

  it('is no server error when it is cut off', async () => {
    api.logged.length = 0;
    const { socket } = await openRequest(LOGIN, '{"e');
    await sleep(50);
    socket.destroy();
    await sleep(100);
    expect(api.logged).toEqual([]);
  });

  /** Requests whose bodies never end, and their answers. */
  const openBodies = (bodies: IncomingBodies) => {
    const answers: string[] = [];
    const send = (client: string, body: BodyInit = new ReadableStream()) => {
      const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
      return bodies.read(request, client).then(
        () => answers.push(`${client} read`),
        (error: unknown) => answers.push(`${client} ${(error as Error).message}`),
      );
    };
    return { answers, send };
  };

  it('is limited per address', async () => {
    const { answers, send } = openBodies(new IncomingBodies());
    for (let count = 0; count < 32; count++) send('41.33.0.1');
    await Promise.all([send('41.33.0.1'), send('41.33.0.2', 'x')]);
    expect(answers).toEqual(['41.33.0.1 too_many_requests', '41.33.0.2 read']);
  });

  it('is dropped for newer ones when there are too many', async () => {
    const { answers, send } = openBodies(new IncomingBodies({ maxSmallBodies: 2 }));
    const oldest = send('41.33.0.1');
    send('41.33.0.2');
    await Promise.all([oldest, send('41.33.0.3', 'x')]);
    expect(answers.toSorted()).toEqual(['41.33.0.1 body_too_slow', '41.33.0.3 read']);
  });
});
