import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../src/host/createSite.ts';
import { OpenBodies } from '../src/host/OpenBodies.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { serve } from '../src/host/serve.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { AD_FIELDS } from './support/ads.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { registered } from './support/people.ts';

/** More than run at once. */
const MANY = 205;
const WITHIN_MS = 1_500;

describe('A body that comes slowly', () => {
  const api = fixtureApi(openMigrated);
  const open: Socket[] = [];
  let server: Server;
  let port: number;

  beforeAll(async () => {
    const { services, app, logged } = api;
    const forwarding = new Forwarding();
    const cache = new ResponseCache(services.clock);
    const log = (line: string) => logged.push(line);
    const bodies = new OpenBodies({ withinMs: WITHIN_MS });
    const site = createSite({
      api: app,
      services,
      cache,
      log,
      clientDirectory: '/none',
      media: [],
      forwarding,
      bodies,
    });
    server = await serve(site, cache, { port: 0, host: '127.0.0.1' }, forwarding);
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });
  afterAll(() => server.close());

  /** Sends the beginning of a request, and hears what comes back. */
  const begin = (head: string, body: string) =>
    new Promise<{ socket: Socket; heard: () => string }>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${head}host: localhost\r\n\r\n${body}`, () => resolve({ socket, heard: () => heard }));
      });
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('error', () => undefined);
      open.push(socket);
    });
  const LOGIN = 'POST /api/login HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n';
  const asked = async () => (await fetch(`http://127.0.0.1:${port}/api/gover`)).status;

  it('keeps no place from others, however many come', async () => {
    await Promise.all(Array.from({ length: MANY }, () => begin(LOGIN, '{"e')));
    await sleep(200);
    expect(await asked()).toBe(200);
  });

  it('is waited for a few seconds', async () => {
    const { socket, heard } = await begin(LOGIN, '{"e');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await closed;
    expect(heard()).toMatch(/^HTTP\/1.1 503 /);
    expect(heard()).toContain('"code":"timeout"');
  });

  it('keeps no place as an upload', async () => {
    const { token } = await registered(api.ask);
    const boundary = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n';
    const upload = `POST /api/properties HTTP/1.1\r\nauthorization: Bearer ${token}\r\n${boundary}`;
    const field = `--b\r\ncontent-disposition: form-data; name="address"\r\n\r\n${AD_FIELDS.address}`;
    await Promise.all(Array.from({ length: MANY }, () => begin(upload, field)));
    await sleep(500);
    expect(await asked()).toBe(200);
  });

  it('is no fault of the server when it breaks off', async () => {
    const { socket } = await begin(LOGIN, '{"e');
    await sleep(50);
    socket.destroy();
    await sleep(100);
    expect(api.logged).toEqual([]);
  });

  it('is one of a few from one address', async () => {
    const bodies = new OpenBodies();
    const waiting = Promise.withResolvers<void>();
    const from = (client: string) => bodies.during(client, () => waiting.promise);
    const sent = Array.from({ length: 32 }, () => from('41.33.0.1'));
    await expect(from('41.33.0.1')).rejects.toThrow('too_many_requests');
    const other = from('41.33.0.2');
    waiting.resolve();
    await Promise.all([...sent, other]);
    await expect(from('41.33.0.1')).resolves.toBeUndefined();
  });
});
