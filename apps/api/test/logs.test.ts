import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createLog } from '../src/core/createLog.ts';
import type { LogLevel } from '../src/core/log.ts';
import { createRequestLogger } from '../src/host/logRequest.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { serve } from '../src/host/serve.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { JobRunner } from '../src/jobs/JobRunner.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const HOST = '127.0.0.1';
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

interface Line {
  level: LogLevel;
  message: string;
  requestId?: string;
  [field: string]: unknown;
}

describeBothEngines('Logs', (open) => {
  const api = createFixtureApi(open);
  const lines: Line[] = [];
  const log = createLog({ level: 'debug', format: 'json', write: (line) => lines.push(JSON.parse(line)) });
  const servers: Server[] = [];

  const startSite = async (forwarding: Forwarding) => {
    const { services } = api;
    const app = new Hono();
    app.all('/api/*', (c) => api.app.fetch(c.req.raw, c.env as object));
    app.post('/jobs', async (c) => {
      await enqueue(services.db, { kind: 'outer', payload: { n: 1 }, now: services.clock() });
      return c.text('done');
    });
    app.get('/warns', (c) => {
      log.warn('Low on paper');
      return c.text('done');
    });
    app.get('/fails', () => new Response(null, { status: 500 }));
    const listenOptions = { port: 0, host: HOST };
    const reportRequest = createRequestLogger(log, 'info');
    const server = await serve(app, new ResponseCache(services.clock), listenOptions, forwarding, { reportRequest });
    servers.push(server);
    return `http://${HOST}:${(server.address() as AddressInfo).port}`;
  };
  let site: string;
  let proxiedSite: string;

  beforeAll(async () => {
    site = await startSite(new Forwarding());
    proxiedSite = await startSite(new Forwarding({ trustProxy: (address) => address === HOST }));
    return () => {
      for (const server of servers) server.close();
    };
  });
  afterEach(() => {
    lines.length = 0;
  });

  const readLine = async (message: string) => {
    await expect.poll(() => lines.find((line) => line.message === message)).toBeDefined();
    return lines.find((line) => line.message === message);
  };

  it('have a line for each request, without its path, query, user and address', async () => {
    const response = await fetch(`${site}/api/forsell?search=nour%40example.com`, {
      headers: { authorization: 'Bearer secret_1', cookie: 'visitor=secret_2' },
    });
    const size = (await response.arrayBuffer()).byteLength;
    const line = await readLine('Answered');
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      message: 'Answered',
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      route: expect.any(String),
      status: response.status,
      milliseconds: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(line?.bytes).toBeGreaterThan(size);
    expect(JSON.stringify(lines)).not.toMatch(/nour|secret|127\.0\.0\.1/);
  });

  it('name the call of a request, and warn of server faults', async () => {
    await fetch(`${site}/api/gover`);
    expect(await readLine('Answered')).toMatchObject({ level: 'info', route: 'getGovernorates', status: 200 });
    lines.length = 0;
    await fetch(`${site}/fails`);
    expect(await readLine('Answered')).toMatchObject({ level: 'warn', route: 'site', status: 500 });
  });

  it('have the id that a trusted proxy gave to the request, and no other', async () => {
    const fetchId = async (url: string, id: string) =>
      (await fetch(`${url}/api/gover`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await fetchId(proxiedSite, 'proxy-0123456789')).toBe('proxy-0123456789');
    expect(await readLine('Answered')).toMatchObject({ requestId: 'proxy-0123456789' });
    expect(await fetchId(site, 'proxy-0123456789')).toMatch(UUID);
    for (const wrong of ['short', 'a'.repeat(65), 'two words 12', '*/ drop table', '{"a":"12345678"}'])
      expect(await fetchId(proxiedSite, wrong), wrong).toMatch(UUID);
  });

  it('carry the id of the request in lines that are logged during it', async () => {
    const response = await fetch(`${site}/warns`);
    expect(await readLine('Low on paper')).toMatchObject({
      level: 'warn',
      requestId: response.headers.get('x-request-id'),
    });
    log.warn('Low on ink');
    expect(lines.at(-1)).not.toHaveProperty('requestId');
  });

  it('carry the id of the request into its jobs and their jobs, whose payload stays the same', async () => {
    const { db, clock } = api.services;
    await db.deleteFrom('job').execute();
    const response = await fetch(`${site}/jobs`, { method: 'POST' });
    const payloads: unknown[] = [];
    const handlers = {
      outer: async (payload: unknown) => {
        payloads.push(payload);
        await enqueue(db, { kind: 'inner', payload: {}, now: clock() });
      },
      inner: async () => {
        throw new Error('550 <nour@example.com> refused');
      },
    };
    await new JobRunner({ db, clock, handlers, log }).runDue();
    expect(payloads).toEqual([{ n: 1 }]);
    const failure = lines.find(({ kind }) => kind === 'inner');
    expect(failure).toMatchObject({
      level: 'warn',
      requestId: response.headers.get('x-request-id'),
      attempts: 1,
      message: expect.stringContaining('Error: 550 <[email]> refused'),
    });
  });

  it('leave out lines below their level', () => {
    const written: string[] = [];
    const quietLog = createLog({ level: 'warn', format: 'json', write: (line) => written.push(line) });
    for (const level of ['debug', 'info', 'warn', 'error'] as const) quietLog[level](level);
    expect(written.map((line) => JSON.parse(line).message)).toEqual(['warn', 'error']);
  });
});
