import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../src/core/createLog.ts';
import type { Tracing } from '../src/core/Span.ts';
import { traceFetch } from '../src/core/traceCall.ts';
import { describeQuery } from '../src/db/describeQuery.ts';
import { createRequestLogger } from '../src/host/logRequest.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { serve } from '../src/host/serve.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { JobRunner } from '../src/jobs/JobRunner.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { startTracing } from '../src/tracing/startTracing.ts';
import type { TracingSettings } from '../src/tracing/TracingSettings.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { startTraceCollector } from './support/traceCollector.ts';

const HOST = '127.0.0.1';
const REMOTE_TRACE = 'a'.repeat(32);
const REMOTE_SPAN = 'b'.repeat(16);
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

describeBothEngines('Traces', (open) => {
  const api = createFixtureApi(open);
  const collectors: Awaited<ReturnType<typeof startTraceCollector>>[] = [];
  const servers: Server[] = [];
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: 'debug', format: 'json', write: (line) => lines.push(JSON.parse(line)) });

  afterEach(() => {
    for (const opened of [...collectors, ...servers]) opened.close();
    lines.length = 0;
  });

  const startCollector = async () => {
    const collector = await startTraceCollector();
    collectors.push(collector);
    return collector;
  };

  const trace = (endpoint: string, settings: Partial<TracingSettings> = {}) =>
    startTracing(
      { endpoint, headers: {}, serviceName: 'homes', sampleRatio: 1, ...settings },
      { clock: api.services.clock, log },
    );

  /** A site whose `POST /jobs` enqueues a job, and whose `GET /partner` calls another server. */
  const startSite = async (tracing: Tracing, { trustsProxy = false, partner = '' } = {}) => {
    const { db, clock } = api.services;
    const app = new Hono();
    app.all('/api/*', (c) => api.app.fetch(c.req.raw, c.env as object));
    app.post('/jobs', async (c) => {
      await enqueue(db, { kind: 'outer', payload: { n: 1 }, now: clock() });
      return c.text('done');
    });
    app.get('/partner', async (c) => {
      await traceFetch(fetch)(`${partner}/secret-path?token=secret_1`, { method: 'POST', body: 'secret_2' });
      return c.text('done');
    });
    app.get('/healthz', (c) => c.text('ok'));
    const forwarding = new Forwarding(trustsProxy ? { trustProxy: (address) => address === HOST } : {});
    const observers = { tracing, reportRequest: createRequestLogger(log, 'info') };
    const server = await serve(app, new ResponseCache(clock), { port: 0, host: HOST }, forwarding, observers);
    servers.push(server);
    const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
    return async (path: string, init?: RequestInit) => {
      const answered = lines.length;
      const response = await fetch(origin + path, init);
      await response.arrayBuffer();
      if (path !== '/healthz')
        await expect.poll(() => lines.slice(answered).some(({ message }) => message === 'Answered')).toBe(true);
      return response;
    };
  };

  it('have a span for each request, and within it one for each of its queries', async () => {
    const collector = await startCollector();
    const tracing = trace(collector.endpoint, { headers: { authorization: 'Bearer key' } });
    const request = await startSite(tracing);
    const response = await request('/api/forsell?search=nour%40example.com', {
      headers: { authorization: 'Bearer secret_1', cookie: 'visitor=secret_2' },
    });
    await request('/api/properties/00000000-0000-7000-8000-000000000000');
    await request('/healthz');
    await tracing.close();
    const spans = collector.readSpans();
    const root = spans.find(({ attributes }) => attributes['request.id'] === response.headers.get('x-request-id'));
    const detail = spans.find(({ name }) => name === 'GET getProperty');
    expect(detail).toMatchObject({
      kind: SERVER,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/properties/{id}',
        'http.response.status_code': 404,
      },
    });
    expect(root).toMatchObject({ kind: SERVER, attributes: { 'http.response.status_code': response.status } });
    expect(spans.filter(({ kind }) => kind === SERVER)).toHaveLength(2);
    const queries = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.map(({ kind, parentSpanId }) => ({ kind, parentSpanId }))).toEqual(
      queries.map(({ traceId }) => ({
        kind: CLIENT,
        parentSpanId: spans.find((span) => span.kind === SERVER && span.traceId === traceId)?.spanId,
      })),
    );
    expect(new Set(collector.readServices())).toEqual(new Set(['homes']));
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer key' });
    expect(collector.bodies.join()).not.toMatch(/nour|secret|127\.0\.0\.1|00000000-0000-7000/);
  });

  it('link a job, and the jobs that it enqueues, to the request', async () => {
    const { db, clock } = api.services;
    await db.deleteFrom('job').execute();
    const collector = await startCollector();
    const tracing = trace(collector.endpoint);
    const request = await startSite(tracing);
    const response = await request('/jobs', { method: 'POST' });
    const payloads: unknown[] = [];
    const handlers = {
      outer: async (payload: unknown) => {
        payloads.push(payload);
        await enqueue(db, { kind: 'inner', payload: {}, now: clock() });
      },
      inner: () => Promise.reject(new Error('550 <nour@example.com> refused')),
    };
    await new JobRunner({ db, clock, handlers, log, tracing }).runDue();
    await tracing.close();
    const spans = collector.readSpans();
    const [root, outer, inner] = ['POST site', 'job outer', 'job inner'].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(outer).toMatchObject({
      kind: CONSUMER,
      links: [{ traceId: root?.traceId, spanId: root?.spanId }],
      attributes: { 'job.kind': 'outer', 'job.attempts': 1, 'job.outcome': 'done' },
    });
    expect(outer?.traceId).not.toBe(root?.traceId);
    expect(inner).toMatchObject({
      links: [{ traceId: outer?.traceId, spanId: outer?.spanId }],
      status: { code: 2 },
      attributes: { 'job.outcome': 'failed', 'request.id': response.headers.get('x-request-id') },
    });
    expect(spans.some(({ name, traceId }) => name === 'insert job' && traceId === outer?.traceId)).toBe(true);
    expect(payloads).toEqual([{ n: 1 }]);
    expect(collector.bodies.join()).not.toContain('nour');
    expect(lines.find(({ message }) => message === 'Answered')).toMatchObject({ traceId: root?.traceId });
    expect(lines.find(({ kind }) => kind === 'inner')).toMatchObject({ traceId: inner?.traceId });
  });

  it('have calls of other servers by host, without path and body', async () => {
    const [collector, partner] = [await startCollector(), await startCollector()];
    const tracing = trace(collector.endpoint);
    const request = await startSite(tracing, { partner: partner.endpoint });
    await request('/partner');
    await tracing.close();
    expect(collector.readSpans()).toContainEqual(
      expect.objectContaining({
        name: `POST ${HOST}`,
        kind: CLIENT,
        attributes: { 'http.request.method': 'POST', 'server.address': HOST, 'http.response.status_code': 404 },
      }),
    );
    expect(collector.bodies.join()).not.toContain('secret');
    expect(partner.headers[0]).not.toHaveProperty('traceparent');
  });

  it('are sent for a share of the requests, and for the jobs of these', async () => {
    const { db, clock } = api.services;
    await db.deleteFrom('job').execute();
    const collector = await startCollector();
    const silent = trace(collector.endpoint, { sampleRatio: 0 });
    const tracing = trace(collector.endpoint);
    let runCount = 0;
    const outer = async () => {
      runCount += 1;
    };
    const runJobs = () => new JobRunner({ db, clock, handlers: { outer }, log, tracing }).runDue();
    await (await startSite(silent))('/jobs', { method: 'POST' });
    await runJobs();
    await silent.close();
    expect(runCount).toBe(1);
    await (await startSite(tracing))('/jobs', { method: 'POST' });
    await runJobs();
    await tracing.close();
    expect(runCount).toBe(2);
    expect(collector.readSpans().filter(({ name }) => name === 'job outer')).toHaveLength(1);
  });

  it('continue the trace of a trusted proxy, and of no other', async () => {
    const collector = await startCollector();
    const tracing = trace(collector.endpoint, { sampleRatio: 0 });
    const [proxied, open] = [await startSite(tracing, { trustsProxy: true }), await startSite(tracing)];
    const headers = { traceparent: `00-${REMOTE_TRACE}-${REMOTE_SPAN}-01` };
    for (const request of [proxied, open]) await request('/api/gover', { headers });
    for (const traceparent of ['nonsense', `00-${'0'.repeat(32)}-${REMOTE_SPAN}-01`])
      await proxied('/api/gover', { headers: { traceparent } });
    await tracing.close();
    const roots = collector.readSpans().filter(({ kind }) => kind === SERVER);
    expect(roots).toMatchObject([{ traceId: REMOTE_TRACE, parentSpanId: REMOTE_SPAN, name: 'GET getGovernorates' }]);
  });

  it('do not delay answers while the collector is unreachable, and warn once a minute', async () => {
    const collector = await startCollector();
    collector.close();
    const warnings = () => lines.filter(({ message }) => String(message).startsWith('Cannot send traces'));
    const tracing = trace(collector.endpoint);
    for (let i = 0; i < 6_000; i++)
      tracing.startRequest({ method: 'GET', requestId: String(i), traceparent: undefined }).end();
    expect(tracing.countDropped()).toBeGreaterThan(1_000);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).not.toHaveProperty('requestId');
    const request = await startSite(tracing);
    expect((await request('/api/gover')).status).toBe(200);
    expect(warnings()).toHaveLength(1);
    api.advanceTime(60_000);
    await request('/api/gover');
    await expect.poll(() => warnings().length, { timeout: 15_000 }).toBe(2);
    const start = performance.now();
    await tracing.close();
    expect(performance.now() - start).toBeLessThan(4_000);
  });

  it('show at most two hundred calls of a request', async () => {
    const collector = await startCollector();
    const tracing = trace(collector.endpoint);
    const span = tracing.startRequest({ method: 'GET', requestId: 'x', traceparent: undefined });
    for (let i = 0; i < 250; i++) span.startChild('select', {})?.end();
    span.end();
    await tracing.close();
    expect(collector.readSpans()).toHaveLength(201);
    expect(collector.readSpans().at(-1)?.attributes).toMatchObject({ omitted_children: 50 });
  });
});

describe('A query in a trace', () => {
  it('has a name of its operation and table, and placeholders instead of values', () => {
    expect(describeQuery('insert into "job" ("id") values ($1)')[0]).toBe('insert job');
    expect(describeQuery('begin')[0]).toBe('begin');
    const [name, attributes] = describeQuery(`select * from "app_user" where "email" = 'o''neil@example.com'`);
    expect(name).toBe('select app_user');
    expect(attributes['db.query.text']).toBe(`select * from "app_user" where "email" = '?'`);
  });
});

it('OpenTelemetry’s SDK is not loaded with the server', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ resolve: (name, context, next) => { const found = next(name, context); urls.push(found.url); return found; } });
    await import('./src/start.ts');
    console.log(JSON.stringify(urls.filter((url) => /opentelemetry.(?!api)|startTracing/.test(url))));
    console.log(urls.length);
    process.exit(0);`;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd });
  const [found = '', count = ''] = stdout.trim().split('\n');
  expect(JSON.parse(found)).toEqual([]);
  expect(Number(count)).toBeGreaterThan(500);
}, 60_000);
