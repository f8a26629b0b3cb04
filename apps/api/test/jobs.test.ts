import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { deadJobs } from '../src/deadJobs.ts';
import { type JobHandler, JobRunner, type JobRunnerOptions, LOOK_EVERY_MS } from '../src/jobs/JobRunner.ts';
import { GiveUp, LEASE_MS, MOST_ATTEMPTS, REMEMBERED_MS } from '../src/jobs/jobRules.ts';
import { enqueue } from '../src/jobs/jobs.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { observedDatabase } from './support/observedDatabase.ts';

const START = new Date('2026-11-20T12:00:00Z').getTime();
const DAY_MS = 86_400_000;

describeBothEngines('Jobs', (open) => {
  let database: OpenDatabase;
  let time = START;
  const clock = () => new Date(time);
  const logged: string[] = [];
  const done: unknown[] = [];
  let count: JobHandler = async () => {};
  const runner = (own: Partial<JobRunnerOptions> = {}) =>
    new JobRunner({
      db: database.db,
      clock,
      handlers: { count: (payload, context) => count(payload, context) },
      log: (message) => logged.push(message),
      ...own,
    });
  const add = (n: number, kind = 'count') => {
    time++;
    return enqueue(database.db, { kind, payload: { n }, now: clock() });
  };
  const rows = () => database.db.selectFrom('job').selectAll().orderBy('created_at').execute();

  beforeAll(async () => {
    database = await open();
    return () => database.close();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('job').execute();
    done.length = 0;
    logged.length = 0;
    count = async (payload) => {
      done.push(payload);
    };
  });

  it('run once, when due, and delete their payload', async () => {
    await add(1);
    await add(2);
    expect(await runner().runDue()).toBe(2);
    expect(await runner().runDue()).toBe(0);
    expect(done).toHaveLength(2);
    expect(done).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
    for (const row of await rows()) expect(row).toMatchObject({ state: 'done', payload: {}, attempts: 1 });
  });

  it('run again at the time that they ask for', async () => {
    count = async (payload) => {
      done.push(payload);
      return new Date(time + 60_000);
    };
    await add(1);
    for (const passed of [0, 59_999, 1, 60_000]) {
      time += passed;
      await runner().runDue();
    }
    expect(done).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, payload: { n: 1 } }]);
  });

  it('are dropped with a failed transaction', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await enqueue(tx, { kind: 'count', payload: {}, now: clock() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('end on a node while another takes the last one', async ({ skip }) => {
    skip('dump' in database, 'the embedded database has one connection, on which nothing happens meanwhile');
    await add(1, 'first');
    await add(2, 'last');
    let looks = 0;
    const db = observedDatabase(database.db, async (sql) => {
      if (!sql.includes('skip locked') || ++looks !== 2) return;
      const ended = database.db.selectFrom('job').select('id').where('state', '=', 'done');
      await vi.waitFor(async () => expect(await ended.execute()).toHaveLength(1));
      await database.db.deleteFrom('job').where('state', '=', 'waiting').execute();
    });
    const handler: JobHandler = (payload, context) => count(payload, context);
    expect(await runner({ db, handlers: { first: handler, last: handler } }).runDue()).toBe(1);
  });

  it('are distributed among nodes, each to one', async () => {
    for (let n = 0; n < 40; n++) await add(n);
    const attempts = await Promise.all(Array.from({ length: 5 }, () => runner().runDue()));
    expect(attempts.reduce((sum, n) => sum + n)).toBe(40);
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(40);
    expect(done).toHaveLength(40);
  });

  it('are retried after a pause, with the error recorded', async () => {
    let failures = 2;
    count = async (payload) => {
      if (failures-- > 0) throw new Error('busy');
      done.push(payload);
    };
    await add(1);
    expect(await runner().runDue()).toBe(1);
    expect((await rows())[0]).toMatchObject({ state: 'waiting', last_error: 'busy', attempts: 1 });
    expect(await runner().runDue()).toBe(0);
    time += 30_000;
    expect(await runner().runDue()).toBe(1);
    time += 119_000;
    expect(await runner().runDue()).toBe(0);
    time += 1_000;
    expect(await runner().runDue()).toBe(1);
    expect(done).toEqual([{ n: 1 }]);
    expect((await rows())[0]).toMatchObject({ state: 'done', last_error: null, attempts: 3 });
  });

  it('are dead after the last attempt, which is logged', async () => {
    count = async () => {
      throw new Error('never');
    };
    await add(1);
    for (let i = 0; i < MOST_ATTEMPTS + 2; i++) {
      await runner().runDue();
      time += DAY_MS;
    }
    expect((await rows())[0]).toMatchObject({ state: 'dead', last_error: 'never', attempts: MOST_ATTEMPTS });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/count.* is dead after 8 attempts: Error: never/);
  });

  it('are dead at once when a retry is useless or no handler exists', async () => {
    count = async () => {
      throw new GiveUp('harmful');
    };
    await add(1);
    await add(2, 'unheard-of');
    await runner().runDue();
    expect((await rows()).map(({ state, attempts }) => ({ state, attempts }))).toEqual([
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
        done.push(payload);
        if (done.length > 1) resolve();
        finish = () => reject(new Error('late'));
        markStarted();
      });
    await add(1);
    const frozen = runner().runDue();
    await started;
    const endOfFirst = finish;
    time += LEASE_MS - 1;
    expect(await runner().runDue()).toBe(0);
    time += 1;
    expect(await runner().runDue()).toBe(1);
    endOfFirst();
    await frozen;
    expect((await rows())[0]).toMatchObject({ state: 'done', attempts: 2, last_error: null });
  });

  it('that are dead are listed for an operator, and can be retried', async () => {
    const ask = (...words: string[]) => deadJobs(database.db, words, clock());
    count = async () => {
      throw new GiveUp('No such mailbox');
    };
    await add(1);
    await add(2);
    expect(await ask()).toBe('No dead jobs.');
    await runner().runDue();
    expect(await ask()).toMatch(/^\S+ {2}count {2}\S+Z {2}1 attempts: No such mailbox\n\S+ {2}count/);
    const [first] = await rows();
    count = async (payload) => {
      done.push(payload);
    };
    expect(await ask('retry', first?.id ?? '')).toBe('Retrying 1 job.');
    expect(await runner().runDue()).toBe(1);
    expect(done).toEqual([{ n: 1 }]);
    expect(await ask('retry', 'all')).toBe('Retrying 1 job.');
    expect(await runner().runDue()).toBe(1);
    await expect(ask('retry', 'all')).rejects.toThrow('No dead jobs.');
    await expect(ask('retry', 'x')).rejects.toThrow('No dead job has the id x.');
    await expect(ask('retry')).rejects.toThrow('npm run jobs -- retry <id>');
  });

  it('are dead if their node ended at each attempt', async () => {
    await add(1);
    await database.db.updateTable('job').set({ attempts: MOST_ATTEMPTS }).execute();
    await runner().runDue();
    expect(done).toEqual([]);
    expect((await rows())[0]).toMatchObject({ state: 'dead', last_error: 'The node ended during each attempt' });
  });

  it('time out if they hang, which counts as a failure', async () => {
    count = async (payload) => {
      if ((payload as { n: number }).n === 0) return new Promise(() => {});
      done.push(payload);
    };
    for (let n = 0; n < 9; n++) await add(n);
    const working = runner({ attemptMs: 200 });
    working.start();
    await vi.waitFor(() => expect(done).toHaveLength(8), { timeout: 15_000 });
    await vi.waitFor(async () =>
      expect((await rows())[0]).toMatchObject({ state: 'waiting', last_error: 'Timed out after 0.2 seconds' }),
    );
    await working.close();
  });

  it('of one kind that hang do not block others', async () => {
    const hanging = runner({
      handlers: { hang: () => new Promise(() => {}), count: (payload, context) => count(payload, context) },
    });
    for (let n = 0; n < 6; n++) await add(n, 'hang');
    await add(9);
    hanging.start();
    await vi.waitFor(() => expect(done).toEqual([{ n: 9 }]));
    expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(5);
    await hanging.close(0);
  });

  it('run concurrently up to the limit of their kind', async () => {
    for (let n = 0; n < 3; n++) await add(n, 'hang');
    const narrow = runner({ handlers: { hang: () => new Promise(() => {}) }, widths: { hang: 1 } });
    narrow.start();
    await vi.waitFor(async () => expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(1));
    await narrow.close(0);
  });

  it('that hang are released when the runner closes', async () => {
    count = () => new Promise(() => {});
    await add(1);
    const ending = runner();
    ending.start();
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
    const started = performance.now();
    await ending.close(50);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(logged).toEqual([expect.stringMatching(/did not finish before the shutdown/)]);
    count = async (payload) => {
      done.push(payload);
    };
    expect(await runner().runDue()).toBe(1);
    expect(done).toEqual([{ n: 1 }]);
  });

  it('that are periodic run again after their period, however they ended', async () => {
    count = async (payload) => {
      done.push(payload);
      throw new GiveUp('disk full');
    };
    await add(1);
    const periodic = () => runner({ periods: { count: DAY_MS } });
    await periodic().runDue();
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 0, last_error: 'disk full' });
    expect(logged[0]).toMatch(/count.* is dead/);
    time += DAY_MS - 1;
    expect(await periodic().runDue()).toBe(0);
    time += 1;
    expect(await periodic().runDue()).toBe(1);
    expect(done).toHaveLength(2);
  });

  it('are deleted a week after they were done', async () => {
    await add(1);
    await runner().runDue();
    time += REMEMBERED_MS + 1;
    await add(2);
    await runner().runDue();
    expect(await rows()).toHaveLength(1);
  });

  it('are polled until the runner closes, which finishes running ones', async () => {
    let finish = () => {};
    count = (payload) =>
      new Promise<void>((resolve) => {
        finish = () => {
          done.push(payload);
          resolve();
        };
      });
    await add(1);
    const working = runner();
    working.start();
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
    await vi.waitFor(() => {
      finish();
      expect(done).toEqual([{ n: 1 }]);
    });
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('done'));
    await add(2);
    await vi.waitFor(async () => expect((await rows())[1]?.attempts).toBe(1), { timeout: 5_000 });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const closing = working.close();
    finish();
    await closing;
    expect((await rows())[1]?.state).toBe('done');
    expect(timers.mock.calls.filter(([, milliseconds]) => milliseconds === LOOK_EVERY_MS)).toEqual([]);
    timers.mockRestore();
  });
});
