import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { manageDeadJobs } from '../src/deadJobs.ts';
import { enqueue, enqueueOnce } from '../src/jobs/enqueue.ts';
import {
  type JobHandler,
  type JobOutcome,
  JobRunner,
  type JobRunnerOptions,
  POLL_INTERVAL_MS,
} from '../src/jobs/JobRunner.ts';
import { LEASE_MS, MAX_ATTEMPTS, UnrecoverableJobError } from '../src/jobs/jobRules.ts';
import { pauseJobs, resumeJobs } from '../src/jobs/pause.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { observeDatabase } from './support/observedDatabase.ts';
import { createTestLog } from './support/testLog.ts';

const START = new Date('2026-11-20T12:00:00Z').getTime();
const DAY_MS = 86_400_000;

describeBothEngines('Jobs', (open) => {
  let database: OpenDatabase;
  let time = START;
  const clock = () => new Date(time);
  const logLines: string[] = [];
  const handledPayloads: unknown[] = [];
  let count: JobHandler = async () => {};
  const createRunner = (overrides: Partial<JobRunnerOptions> = {}) =>
    new JobRunner({
      db: database.db,
      clock,
      handlers: { count: (payload, context) => count(payload, context) },
      log: createTestLog((line, level) => logLines.push(`${level}: ${line}`)),
      ...overrides,
    });
  const enqueueJob = (n: number, kind = 'count') => {
    time++;
    return enqueue(database.db, { kind, payload: { n }, now: clock() });
  };
  const findRows = () => database.db.selectFrom('job').selectAll().orderBy('created_at').execute();

  beforeAll(async () => {
    database = await open();
    return () => database.close();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('job').execute();
    handledPayloads.length = 0;
    logLines.length = 0;
    count = async (payload) => {
      handledPayloads.push(payload);
    };
  });

  it('run once, when due, and delete their payload', async () => {
    await enqueueJob(1);
    await enqueueJob(2);
    expect(await createRunner().runDue()).toBe(2);
    expect(await createRunner().runDue()).toBe(0);
    expect(handledPayloads).toHaveLength(2);
    expect(handledPayloads).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
    for (const row of await findRows()) expect(row).toMatchObject({ state: 'done', payload: {}, attempts: 1 });
  });

  it('run again at the time that they ask for', async () => {
    count = async (payload) => {
      handledPayloads.push(payload);
      return new Date(time + 60_000);
    };
    await enqueueJob(1);
    for (const passed of [0, 59_999, 1, 60_000]) {
      time += passed;
      await createRunner().runDue();
    }
    expect(handledPayloads).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
    expect(await findRows()).toMatchObject([{ state: 'waiting', attempts: 0, payload: { n: 1 } }]);
  });

  it('wait while they are paused', async () => {
    await enqueueJob(1);
    await pauseJobs(database.db);
    expect(await createRunner().runDue()).toBe(0);
    await resumeJobs(database.db);
    expect(await createRunner().runDue()).toBe(1);
  });

  it('are dropped with a failed transaction', async () => {
    const failingTransaction = database.db.transaction().execute(async (tx) => {
      await enqueue(tx, { kind: 'count', payload: {}, now: clock() });
      throw new Error('no');
    });
    await expect(failingTransaction).rejects.toThrow('no');
    expect(await findRows()).toEqual([]);
  });

  it('end on a node while another takes the last one', async ({ skip }) => {
    skip('dump' in database, 'the embedded database has one connection, on which nothing happens meanwhile');
    await enqueueJob(1, 'first');
    await enqueueJob(2, 'last');
    let claimCount = 0;
    const db = observeDatabase(database.db, async (sql) => {
      if (!sql.includes('skip locked') || ++claimCount !== 2) return;
      const ended = database.db.selectFrom('job').select('id').where('state', '=', 'done');
      await vi.waitFor(async () => expect(await ended.execute()).toHaveLength(1));
      await database.db.deleteFrom('job').where('state', '=', 'waiting').execute();
    });
    const handler: JobHandler = (payload, context) => count(payload, context);
    expect(await createRunner({ db, handlers: { first: handler, last: handler } }).runDue()).toBe(1);
  });

  it('are distributed among nodes, each to one', async () => {
    for (let n = 0; n < 40; n++) await enqueueJob(n);
    const attempts = await Promise.all(Array.from({ length: 5 }, () => createRunner().runDue()));
    expect(attempts.reduce((sum, n) => sum + n)).toBe(40);
    expect(new Set(handledPayloads.map((payload) => JSON.stringify(payload))).size).toBe(40);
    expect(handledPayloads).toHaveLength(40);
  });

  it('are retried after a pause, with the error recorded', async () => {
    let failures = 2;
    count = async (payload) => {
      if (failures-- > 0) throw new Error('busy');
      handledPayloads.push(payload);
    };
    await enqueueJob(1);
    expect(await createRunner().runDue()).toBe(1);
    expect((await findRows())[0]).toMatchObject({ state: 'waiting', last_error: 'busy', attempts: 1 });
    expect(await createRunner().runDue()).toBe(0);
    time += 30_000;
    expect(await createRunner().runDue()).toBe(1);
    time += 119_000;
    expect(await createRunner().runDue()).toBe(0);
    time += 1_000;
    expect(await createRunner().runDue()).toBe(1);
    expect(handledPayloads).toEqual([{ n: 1 }]);
    expect((await findRows())[0]).toMatchObject({ state: 'done', last_error: null, attempts: 3 });
  });

  it('are dead after the last attempt; each failure is logged', async () => {
    count = async () => {
      throw new Error('never');
    };
    await enqueueJob(1);
    for (let i = 0; i < MAX_ATTEMPTS + 2; i++) {
      await createRunner().runDue();
      time += DAY_MS;
    }
    expect((await findRows())[0]).toMatchObject({ state: 'dead', last_error: 'never', attempts: MAX_ATTEMPTS });
    expect(logLines).toHaveLength(MAX_ATTEMPTS);
    for (const line of logLines.slice(0, -1)) expect(line).toMatch(/^warn: .*count.* failed.* Error: never/);
    expect(logLines.at(-1)).toMatch(/^error: .*count.* is dead after 8 attempts: Error: never/);
  });

  it('are dead at once when a retry is useless or no handler exists', async () => {
    count = async () => {
      throw new UnrecoverableJobError('harmful');
    };
    await enqueueJob(1);
    await enqueueJob(2, 'unheard-of');
    await createRunner().runDue();
    expect((await findRows()).map(({ state, attempts }) => ({ state, attempts }))).toEqual([
      { state: 'dead', attempts: 1 },
      { state: 'dead', attempts: 1 },
    ]);
  });

  it('pass to another node when their lease expires; late results are ignored', async () => {
    let finish = () => {};
    let markStarted = () => {};
    const started = new Promise<void>((resolve) => {
      markStarted = resolve;
    });
    count = (payload) =>
      new Promise<void>((resolve, reject) => {
        handledPayloads.push(payload);
        if (handledPayloads.length > 1) resolve();
        finish = () => reject(new Error('late'));
        markStarted();
      });
    await enqueueJob(1);
    const frozenRun = createRunner().runDue();
    await started;
    const finishFirst = finish;
    time += LEASE_MS - 1;
    expect(await createRunner().runDue()).toBe(0);
    time += 1;
    expect(await createRunner().runDue()).toBe(1);
    finishFirst();
    await frozenRun;
    expect((await findRows())[0]).toMatchObject({ state: 'done', attempts: 2, last_error: null });
  });

  it('that are dead are listed for an operator, and can be retried', async () => {
    const runCommand = (...words: string[]) => manageDeadJobs(database.db, words, clock());
    count = async () => {
      throw new UnrecoverableJobError('No such mailbox');
    };
    await enqueueJob(1);
    await enqueueJob(2);
    time += 90_000;
    expect(await runCommand()).toBe('count: 2 due, the oldest for 90 s; 0 retried after a failure\nNo dead jobs.');
    await createRunner().runDue();
    expect(await runCommand()).toMatch(/^\S+ {2}count {2}\S+Z {2}1 attempts: No such mailbox\n\S+ {2}count/);
    const [first] = await findRows();
    count = async (payload) => {
      handledPayloads.push(payload);
    };
    expect(await runCommand('retry', first?.id ?? '')).toBe('Retrying 1 job.');
    expect(await createRunner().runDue()).toBe(1);
    expect(handledPayloads).toEqual([{ n: 1 }]);
    expect(await runCommand('retry', 'all')).toBe('Retrying 1 job.');
    expect(await createRunner().runDue()).toBe(1);
    await expect(runCommand('retry', 'all')).rejects.toThrow('No dead jobs.');
    await expect(runCommand('retry', 'x')).rejects.toThrow('No dead job has the id x.');
    await expect(runCommand('retry')).rejects.toThrow('npm run jobs -- retry <id>');
  });

  it('are dead if their node ended at each attempt', async () => {
    await enqueueJob(1);
    await database.db.updateTable('job').set({ attempts: MAX_ATTEMPTS }).execute();
    await createRunner().runDue();
    expect(handledPayloads).toEqual([]);
    expect((await findRows())[0]).toMatchObject({ state: 'dead', last_error: 'The node ended during each attempt' });
  });

  it('time out if they hang, which counts as a failure', async () => {
    count = async (payload) => {
      if ((payload as { n: number }).n === 0) return new Promise(() => {});
      handledPayloads.push(payload);
    };
    for (let n = 0; n < 9; n++) await enqueueJob(n);
    const workingRunner = createRunner({ attemptTimeoutMs: 200 });
    workingRunner.start();
    await vi.waitFor(() => expect(handledPayloads).toHaveLength(8), { timeout: 15_000 });
    await vi.waitFor(async () =>
      expect((await findRows())[0]).toMatchObject({ state: 'waiting', last_error: 'Timed out after 0.2 seconds' }),
    );
    await workingRunner.close();
  });

  it('of one kind that hang do not block others', async () => {
    const hangingRunner = createRunner({
      handlers: { hang: () => new Promise(() => {}), count: (payload, context) => count(payload, context) },
    });
    for (let n = 0; n < 6; n++) await enqueueJob(n, 'hang');
    await enqueueJob(9);
    hangingRunner.start();
    await vi.waitFor(() => expect(handledPayloads).toEqual([{ n: 9 }]));
    expect((await findRows()).filter(({ attempts }) => attempts > 0)).toHaveLength(5);
    await hangingRunner.close(0);
  });

  it('run concurrently up to the limit of their kind', async () => {
    for (let n = 0; n < 3; n++) await enqueueJob(n, 'hang');
    const narrowRunner = createRunner({
      handlers: { hang: () => new Promise(() => {}) },
      concurrencyByKind: { hang: 1 },
    });
    narrowRunner.start();
    await vi.waitFor(async () => expect((await findRows()).filter(({ attempts }) => attempts > 0)).toHaveLength(1));
    await narrowRunner.close(0);
  });

  it('that hang are released when the runner closes', async () => {
    count = () => new Promise(() => {});
    await enqueueJob(1);
    const endingRunner = createRunner();
    endingRunner.start();
    await vi.waitFor(async () => expect((await findRows())[0]?.attempts).toBe(1));
    const started = performance.now();
    await endingRunner.close(50);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(logLines).toEqual([expect.stringMatching(/did not finish before the shutdown/)]);
    count = async (payload) => {
      handledPayloads.push(payload);
    };
    expect(await createRunner().runDue()).toBe(1);
    expect(handledPayloads).toEqual([{ n: 1 }]);
  });

  it('that end after the shutdown log no error about the closed database', async () => {
    const { db, close } = await open();
    await enqueue(db, { kind: 'count', payload: { n: 1 }, now: clock() });
    let finish: (() => void) | undefined;
    count = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    const outcomes: JobOutcome[] = [];
    const endingRunner = createRunner({ db, onAttempt: (_, outcome) => outcomes.push(outcome) });
    endingRunner.start();
    await vi.waitFor(() => expect(finish).toBeDefined());
    await endingRunner.close(0);
    await close();
    logLines.length = 0;
    finish?.();
    await vi.waitFor(() => expect(outcomes).toEqual(['done']));
    await sleep(50);
    expect(logLines).toEqual([]);
  });

  it('that are periodic run again after their period, however they ended', async () => {
    count = async (payload) => {
      handledPayloads.push(payload);
      throw new UnrecoverableJobError('disk full');
    };
    await enqueueJob(1);
    const createPeriodicRunner = () => createRunner({ periodMsByKind: { count: DAY_MS } });
    await createPeriodicRunner().runDue();
    expect((await findRows())[0]).toMatchObject({ state: 'waiting', attempts: 0, last_error: 'disk full' });
    expect(logLines[0]).toMatch(/count.* is dead/);
    time += DAY_MS - 1;
    expect(await createPeriodicRunner().runDue()).toBe(0);
    time += 1;
    expect(await createPeriodicRunner().runDue()).toBe(1);
    expect(handledPayloads).toHaveLength(2);
  });

  it('that are periodic are created once by nodes that start at the same time', async () => {
    const job = { kind: 'count', payload: {}, now: clock() };
    const runTogether = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 5 }, work));
    // Opens the connections first.
    await runTogether(() => sql`select pg_sleep(0.1)`.execute(database.db));
    await runTogether(() => enqueueOnce(database.db, job));
    expect(await findRows()).toHaveLength(1);
  });

  it('are polled until the runner closes, which finishes running ones', async () => {
    let finish = () => {};
    count = (payload) =>
      new Promise<void>((resolve) => {
        finish = () => {
          handledPayloads.push(payload);
          resolve();
        };
      });
    await enqueueJob(1);
    const workingRunner = createRunner();
    workingRunner.start();
    await vi.waitFor(async () => expect((await findRows())[0]?.attempts).toBe(1));
    await vi.waitFor(() => {
      finish();
      expect(handledPayloads).toEqual([{ n: 1 }]);
    });
    await vi.waitFor(async () => expect((await findRows())[0]?.state).toBe('done'));
    await enqueueJob(2);
    await vi.waitFor(async () => expect((await findRows())[1]?.attempts).toBe(1), { timeout: 5_000 });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const closing = workingRunner.close();
    finish();
    await closing;
    expect((await findRows())[1]?.state).toBe('done');
    expect(timers.mock.calls.filter(([, milliseconds]) => milliseconds === POLL_INTERVAL_MS)).toEqual([]);
    timers.mockRestore();
  });
});
