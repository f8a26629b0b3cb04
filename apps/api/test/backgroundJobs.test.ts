import { beforeEach, expect, it } from 'vitest';
import { NO_LOG } from '../src/core/log.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { JobRunner, type JobRunnerOptions } from '../src/jobs/JobRunner.ts';
import { UnrecoverableJobError } from '../src/jobs/jobRules.ts';
import { areJobsPaused } from '../src/jobs/pause.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const HOUR_MS = 3_600_000;

describeBothEngines('Background jobs', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const fetchJobs = (token: string) =>
    api.client.fetchData('getBackgroundJobs', '/administration/jobs', withToken(token));
  const add = (kind: string, runAt?: Date) => {
    const now = api.services.clock();
    return enqueue(api.database.db, { kind, payload: {}, now, ...(runAt && { runAt }) });
  };
  const createRunner = (handlers: JobRunnerOptions['handlers']) =>
    new JobRunner({ db: api.database.db, clock: api.services.clock, handlers, log: NO_LOG });
  const listEventKinds = async (token: string) =>
    (await api.client.fetchData('listAuditEvents', '/user/audit', withToken(token))).map(({ kind }) => kind);

  beforeEach(async () => {
    await api.database.db.deleteFrom('job').execute();
  });

  it('are counted by kind, with the age of the oldest and the last error without addresses', async () => {
    const { token } = await createUser('administrator');
    await api.database.db.deleteFrom('job').execute();
    expect(await fetchJobs(token)).toEqual({ is_paused: false, kinds: [] });
    const since = api.services.clock();
    for (const kind of ['fails', 'refused', 'runs']) await add(kind);
    await add('later', new Date(since.getTime() + HOUR_MS));
    const ends: (() => void)[] = [];
    const run = createRunner({
      fails: () => Promise.reject(new Error('550 <nour@example.com> refused')),
      refused: () => Promise.reject(new UnrecoverableJobError('Unknown recipient')),
      runs: () => new Promise<void>((resolve) => ends.push(resolve)),
    }).runDue();
    await expect.poll(async () => (await fetchJobs(token)).kinds.filter((kind) => kind.last_error)).toHaveLength(2);
    await add('waits');
    api.advanceTime(1_000);
    const empty = { due: 0, running: 0, retrying: 0, dead: 0, oldest_since: null, last_error: null };
    expect((await fetchJobs(token)).kinds).toEqual([
      { ...empty, kind: 'fails', retrying: 1, last_error: '550 <[email]> refused' },
      { ...empty, kind: 'refused', dead: 1, last_error: 'Unknown recipient' },
      { ...empty, kind: 'runs', running: 1 },
      { ...empty, kind: 'waits', due: 1, oldest_since: since.toISOString() },
    ]);
    for (const end of ends) end();
    await run;
  });

  it('that were given up are retried by kind', async () => {
    const { token } = await createUser('administrator');
    await api.database.db.deleteFrom('job').execute();
    for (const kind of ['one', 'one', 'other']) await add(kind);
    const refuse = () => Promise.reject(new UnrecoverableJobError('No'));
    await createRunner({ one: refuse, other: refuse }).runDue();
    const retry = (kind: string) =>
      api.client.fetchData('retryBackgroundJobs', '/administration/jobs/retries', buildPost(token, { kind }));
    expect(await retry('one')).toEqual({ retried: 2 });
    expect(await retry('none')).toEqual({ retried: 0 });
    const { kinds } = await fetchJobs(token);
    expect(kinds).toMatchObject([
      { kind: 'one', due: 2, dead: 0 },
      { kind: 'other', dead: 1 },
    ]);
    expect(await listEventKinds(token)).toContain('jobs_retried');
  });

  it('are paused and resumed', async () => {
    const { token } = await createUser('administrator');
    const pause = (is_paused: boolean) =>
      api.client.fetchAnswer('pauseBackgroundJobs', '/administration/jobs/pause', buildPost(token, { is_paused }));
    for (const isPaused of [true, true, false]) {
      await pause(isPaused);
      expect(await areJobsPaused(api.database.db)).toBe(isPaused);
      expect((await fetchJobs(token)).is_paused).toBe(isPaused);
    }
    expect(await listEventKinds(token)).toEqual(expect.arrayContaining(['jobs_paused', 'jobs_resumed']));
  });
});
