import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { NO_LOG } from '../src/core/log.ts';
import { cacheResponses } from '../src/host/cacheResponses.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { serve } from '../src/host/serve.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { JobRunner, type JobRunnerOptions } from '../src/jobs/JobRunner.ts';
import { UnrecoverableJobError } from '../src/jobs/jobRules.ts';
import { addGauges } from '../src/metrics/addGauges.ts';
import { Metrics } from '../src/metrics/Metrics.ts';
import { serveMetrics } from '../src/metrics/serveMetrics.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const HOST = '127.0.0.1';

describeBothEngines('Metrics', (open) => {
  const api = createFixtureApi(open);
  const metrics = new Metrics();
  let site: Server;
  let monitoring: Server;

  beforeAll(async () => {
    const { services, database } = api;
    addGauges(metrics, { ...database, ...services });
    const cache = new ResponseCache(services.clock);
    const app = new Hono();
    app.use(cacheResponses(cache, new Forwarding()));
    app.all('/api/*', (c) => api.app.fetch(c.req.raw, c.env as object));
    app.get('/', (c) => c.text('home'));
    site = await serve(app, cache, { port: 0, host: HOST }, new Forwarding(), {
      reportRequest: metrics.countRequest,
    });
    monitoring = await serveMetrics(metrics, { port: 0, host: HOST });
    return () => {
      site.close();
      monitoring.close();
    };
  });

  const fetchFrom = async (server: Server, path: string, init?: RequestInit) => {
    const response = await fetch(`http://${HOST}:${(server.address() as AddressInfo).port}${path}`, init);
    return { status: response.status, text: await response.text() };
  };

  /** Lines of a metric, without comments. */
  const readMetric = async (name: string) => {
    const { text } = await fetchFrom(monitoring, '/metrics');
    return text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  };

  const runJobs = (handlers: JobRunnerOptions['handlers']) =>
    new JobRunner({
      db: api.database.db,
      clock: api.services.clock,
      handlers,
      log: NO_LOG,
      onAttempt: metrics.countJob,
    }).runDue();

  it('counts requests by call and status, and names cached answers and other paths', async () => {
    for (const path of [
      '/api/gover',
      '/api/gover',
      '/api/properties/00000000-0000-7000-8000-000000000000',
      '/api/none',
      '/',
    ])
      await fetchFrom(site, path);
    await expect
      .poll(() => readMetric('http_request_duration_seconds_count'))
      .toEqual(
        expect.arrayContaining([
          'http_request_duration_seconds_count{route="getGovernorates",status="200"} 1',
          'http_request_duration_seconds_count{route="cached",status="200"} 1',
          'http_request_duration_seconds_count{route="getProperty",status="404"} 1',
          'http_request_duration_seconds_count{route="api",status="404"} 1',
          'http_request_duration_seconds_count{route="site",status="200"} 1',
        ]),
      );
  });

  it('shows the queue of jobs by kind, the age of the oldest due job, and attempts by outcome', async () => {
    const { db } = api.database;
    await db.deleteFrom('job').execute();
    const now = api.services.clock();
    for (const kind of ['works', 'fails', 'refused']) await enqueue(db, { kind, payload: {}, now });
    api.advanceTime(90_000);
    expect(await readMetric('jobs_oldest_due_seconds')).toContain('jobs_oldest_due_seconds{kind="works"} 90');
    expect(await readMetric('jobs')).toContain('jobs{kind="works",state="due"} 1');
    await runJobs({
      works: async () => {},
      fails: () => Promise.reject(new Error('No answer')),
      refused: () => Promise.reject(new UnrecoverableJobError('Unknown recipient')),
    });
    const jobs = await readMetric('jobs');
    expect(jobs).toContain('jobs{kind="fails",state="retrying"} 1');
    expect(jobs).toContain('jobs{kind="refused",state="dead"} 1');
    expect(jobs.join('\n')).not.toContain('works');
    const attempts = await readMetric('job_duration_seconds_count');
    for (const labels of [
      'kind="works",outcome="done"',
      'kind="fails",outcome="failed"',
      'kind="refused",outcome="dead"',
    ])
      expect(attempts).toContain(`job_duration_seconds_count{${labels}} 1`);
  });

  it('shows the version of the search, and the delay of the event loop', async () => {
    expect(await readMetric('search_index_version')).toEqual([`search_index_version ${api.services.listings.version}`]);
    expect(await readMetric('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  });

  it('are shown without those that cannot be read', async () => {
    metrics.addGauge({ name: 'broken', help: 'Fails.', read: () => Promise.reject(new Error('No database')) });
    expect(await readMetric('broken')).toEqual(['broken Nan']);
    expect(await readMetric('metrics_read_failures_total')).toEqual([
      expect.stringMatching(/^metrics_read_failures_total\{metric="broken"\} \d+$/),
    ]);
    expect(await readMetric('search_index_version')).toHaveLength(1);
  });

  it('are not part of the site, and their address serves nothing else', async () => {
    expect((await fetchFrom(site, '/metrics')).status).toBe(404);
    expect((await fetchFrom(monitoring, '/')).status).toBe(404);
    expect((await fetchFrom(monitoring, '/metrics', { method: 'POST' })).status).toBe(404);
  });
});
