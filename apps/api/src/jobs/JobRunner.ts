import type { Kysely } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { runInContext } from '../core/requestContext.ts';
import type { Span, Tracing } from '../core/Span.ts';
import { computeBackoffMs } from '../db/backoff.ts';
import type { Tables } from '../db/schema.ts';
import type { JobRow } from '../db/tables/job.ts';
import { getHandlerPayload, getJobCause } from './enqueue.ts';
import { ATTEMPT_TIMEOUT_MS, MAX_ATTEMPTS, UnrecoverableJobError } from './jobRules.ts';
import { findDueKinds, leaseDue, recordFailure, recordSuccess, releaseJob, reschedule } from './leases.ts';

interface JobContext {
  id: string;
  now: Date;
  /** Number of this attempt, from 1. */
  attempts: number;
  /** True if the job fails for good when this attempt fails. */
  isLastAttempt: boolean;
}

/**
 * Runs one kind of job. An error schedules a retry; `UnrecoverableJobError` ends the job. A returned `Date` schedules
 * the next run, as a new job.
 */
export type JobHandler = (payload: unknown, context: JobContext) => Promise<unknown>;

/** `failed` is retried later; `dead` is not. */
export type JobOutcome = 'done' | 'failed' | 'dead';

export interface JobRunnerOptions {
  db: Kysely<Tables>;
  clock: Clock;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Interval of periodic kinds in milliseconds. They never fail for good: after the last attempt they start again. */
  periodMsByKind?: Readonly<Record<string, number>>;
  /** Concurrent jobs per kind; four by default. */
  concurrencyByKind?: Readonly<Record<string, number>>;
  attemptTimeoutMs?: number;
  log: Log;
  tracing?: Tracing | undefined;
  onAttempt?: (kind: string, outcome: JobOutcome, seconds: number) => void;
}

export const POLL_INTERVAL_MS = 1_000;
const DEFAULT_CONCURRENCY = 4;
const CLOSE_TIMEOUT_MS = 5_000;

interface RunningJob {
  job: JobRow;
  work: Promise<void>;
  /** True once the job is left to another node: its result does not count. */
  isReleased: boolean;
}

/**
 * Runs due jobs, beside other nodes. Each kind has a pool of its own, so that a kind whose jobs hang, such as mails to
 * a silent server, does not block others.
 */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #running = new Set<RunningJob>();
  #timer: NodeJS.Timeout | undefined;
  #pendingPoll: Promise<void> | undefined;
  #isOpen = false;
  #failures = 0;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isOpen = true;
    this.#schedulePoll(0);
  }

  /** Takes no more jobs, and finishes running ones; those that do not end soon are released for other nodes. */
  async close(timeoutMs = CLOSE_TIMEOUT_MS): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    await this.#pendingPoll;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([Promise.all(this.#runningWork()), timeout]);
    clearTimeout(timer);
    const { db, clock, log } = this.#options;
    for (const entry of this.#running) {
      const { job } = entry;
      entry.isReleased = true;
      log.warn(`Job ${job.id} (${job.kind}) did not finish before the shutdown: returned it to the queue.`);
      await releaseJob(db, job, clock());
    }
  }

  #runningWork(): Promise<void>[] {
    return [...this.#running].map(({ work }) => work);
  }

  async runDue(): Promise<number> {
    let attempts = 0;
    for (;;) {
      const startedCount = await this.#startDueJobs();
      attempts += startedCount;
      if (startedCount === 0 && this.#running.size === 0) return attempts;
      // All may have ended meanwhile, and an empty race never settles.
      if (this.#running.size > 0) await Promise.race(this.#runningWork());
    }
  }

  async #startDueJobs(): Promise<number> {
    const { db, clock } = this.#options;
    let startedCount = 0;
    for (const kind of await findDueKinds(db, clock())) {
      const freeSlots = this.#countFreeSlots(kind);
      const jobs = freeSlots > 0 ? await leaseDue(db, kind, clock(), freeSlots) : [];
      for (const job of jobs) this.#startJob(job);
      startedCount += jobs.length;
    }
    return startedCount;
  }

  #countFreeSlots(kind: string): number {
    const runningOfKind = [...this.#running].filter(({ job }) => job.kind === kind);
    return (this.#options.concurrencyByKind?.[kind] ?? DEFAULT_CONCURRENCY) - runningOfKind.length;
  }

  #startJob(job: JobRow): void {
    const entry: RunningJob = { job, work: Promise.resolve(), isReleased: false };
    const { requestId, traceparent } = getJobCause(job);
    const { kind, attempts } = job;
    const span = this.#options.tracing?.startJob({ kind, attempts, requestId, cause: traceparent });
    entry.work = runInContext({ requestId, span }, () => this.#attempt(entry, span)).finally(() =>
      this.#running.delete(entry),
    );
    this.#running.add(entry);
  }

  #schedulePoll(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pendingPoll = this.#poll().finally(() => {
        this.#pendingPoll = undefined;
      });
    }, milliseconds);
  }

  async #poll(): Promise<void> {
    try {
      await this.#startDueJobs();
      this.#failures = 0;
    } catch (error) {
      // Logged once, not on every poll until the database is back.
      if (this.#failures++ === 0) this.#options.log.error(`Cannot fetch due jobs, retrying: ${error}`);
    }
    if (!this.#isOpen) return;
    this.#schedulePoll(this.#failures > 0 ? computeBackoffMs(this.#failures) : POLL_INTERVAL_MS);
    if (this.#failures > 0) return;
    // A finished job makes room for one that is due.
    for (const work of this.#runningWork())
      work.then(() => this.#isOpen && !this.#pendingPoll && this.#schedulePoll(0));
  }

  async #attempt(entry: RunningJob, span: Span | undefined): Promise<void> {
    const { job } = entry;
    try {
      const outcome = await this.#run(job);
      span?.end({ attributes: { 'job.outcome': outcome }, error: outcome === 'done' ? undefined : outcome });
    } catch (error) {
      // The lease expires by itself: another attempt follows then. A released job may end after the database is closed.
      if (!entry.isReleased)
        this.#options.log.error(`Cannot record the result of job ${job.id} (${job.kind}): ${error}`);
      span?.end({ error: 'unrecorded' });
    }
  }

  async #run(job: JobRow): Promise<JobOutcome> {
    const { db, clock, handlers, periodMsByKind = {}, log, onAttempt = () => {} } = this.#options;
    const start = performance.now();
    const reportOutcome = (outcome: JobOutcome) => {
      onAttempt(job.kind, outcome, (performance.now() - start) / 1000);
      return outcome;
    };
    let result: unknown;
    try {
      // No attempt was recorded as failed: the node died each time.
      if (job.attempts > MAX_ATTEMPTS) throw new UnrecoverableJobError('The node ended during each attempt');
      const handler = handlers[job.kind];
      if (!handler) throw new UnrecoverableJobError(`No handler for jobs of the kind ${job.kind}`);
      const { id, attempts } = job;
      const isLastAttempt = attempts >= MAX_ATTEMPTS;
      result = await this.#withTimeout(handler(getHandlerPayload(job), { id, now: clock(), attempts, isLastAttempt }));
    } catch (error) {
      const isDead = await recordFailure(db, job, { error, now: clock(), periodMs: periodMsByKind[job.kind] });
      const details = { jobId: job.id, kind: job.kind, attempts: job.attempts };
      if (isDead) log.error(`Job ${job.id} (${job.kind}) is dead after ${job.attempts} attempts: ${error}`, details);
      else log.warn(`Job ${job.id} (${job.kind}) failed, and is retried later: ${error}`, details);
      return reportOutcome(isDead ? 'dead' : 'failed');
    }
    const outcome = reportOutcome('done');
    if (result instanceof Date) await reschedule(db, job, result);
    else await recordSuccess(db, job, clock());
    return outcome;
  }

  /** Fails an attempt that exceeds its time, without waiting for its end. */
  async #withTimeout<T>(work: Promise<T>): Promise<T> {
    const { attemptTimeoutMs = ATTEMPT_TIMEOUT_MS } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`Timed out after ${attemptTimeoutMs / 1000} seconds`)),
        attemptTimeoutMs,
      );
    });
    try {
      return await Promise.race([work, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
