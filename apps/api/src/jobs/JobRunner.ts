import type { Kysely } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { pauseAfter } from '../db/pauses.ts';
import type { Tables } from '../db/schema.ts';
import type { JobRow } from '../db/tables/job.ts';
import { ATTEMPT_MS, GiveUp, MOST_ATTEMPTS } from './jobRules.ts';
import { dueKinds, noteAgain, noteDone, noteFailed, releaseJob, takeDue } from './jobs.ts';

export interface JobContext {
  id: string;
  now: Date;
  /** From 1. */
  attempts: number;
  /** True if the job fails for good when this attempt fails. */
  isLast: boolean;
}

/**
 * Runs one kind of job. An error schedules a retry; `GiveUp` ends the job. A returned `Date` schedules the next run, as
 * a new job.
 */
export type JobHandler = (payload: unknown, context: JobContext) => Promise<unknown>;

export interface JobRunnerOptions {
  db: Kysely<Tables>;
  clock: Clock;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Interval of periodic kinds in milliseconds. They never fail for good: after the last attempt they start again. */
  periods?: Readonly<Record<string, number>>;
  /** Concurrent jobs per kind; four by default. */
  widths?: Readonly<Record<string, number>>;
  attemptMs?: number;
  log: Log;
}

export const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 4;
const CLOSE_WITHIN_MS = 5_000;

interface RunningJob {
  job: JobRow;
  work: Promise<void>;
}

/**
 * Runs due jobs, beside other nodes. Each kind has a pool of its own, so that a kind whose jobs hang, such as mails to
 * a silent server, does not block others.
 */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #underWay = new Set<RunningJob>();
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<void> | undefined;
  #isOpen = false;
  #failures = 0;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isOpen = true;
    this.#lookAfter(0);
  }

  /** Takes no more jobs, and finishes running ones; those that do not end soon are released for other nodes. */
  async close(withinMs = CLOSE_WITHIN_MS): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    await this.#look;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, withinMs);
    });
    await Promise.race([Promise.all(this.#works()), late]);
    clearTimeout(timer);
    const { db, clock, log } = this.#options;
    for (const { job } of this.#underWay) {
      log(`Job ${job.id} (${job.kind}) did not finish before the shutdown: returned it to the queue.`);
      await releaseJob(db, job, clock());
    }
  }

  #works(): Promise<void>[] {
    return [...this.#underWay].map(({ work }) => work);
  }

  /** Runs everything that is due. Returns the number of attempts. */
  async runDue(): Promise<number> {
    let attempts = 0;
    for (;;) {
      const taken = await this.#take();
      attempts += taken;
      if (taken === 0 && this.#underWay.size === 0) return attempts;
      // All may have ended meanwhile, and an empty race never settles.
      if (this.#underWay.size > 0) await Promise.race(this.#works());
    }
  }

  async #take(): Promise<number> {
    const { db, clock } = this.#options;
    let taken = 0;
    for (const kind of await dueKinds(db, clock())) {
      const room = this.#roomOf(kind);
      const jobs = room > 0 ? await takeDue(db, kind, clock(), room) : [];
      for (const job of jobs) this.#begin(job);
      taken += jobs.length;
    }
    return taken;
  }

  #roomOf(kind: string): number {
    const ofKind = [...this.#underWay].filter(({ job }) => job.kind === kind);
    return (this.#options.widths?.[kind] ?? AT_ONCE) - ofKind.length;
  }

  #begin(job: JobRow): void {
    const entry: RunningJob = { job, work: Promise.resolve() };
    entry.work = this.#attempt(job).finally(() => this.#underWay.delete(entry));
    this.#underWay.add(entry);
  }

  #lookAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#look = this.#takeWhatIsDue().finally(() => {
        this.#look = undefined;
      });
    }, milliseconds);
  }

  async #takeWhatIsDue(): Promise<void> {
    try {
      await this.#take();
      this.#failures = 0;
    } catch (error) {
      // Logged once, not on every poll until the database is back.
      if (this.#failures++ === 0) this.#options.log(`Cannot fetch due jobs, retrying: ${error}`);
    }
    if (!this.#isOpen) return;
    this.#lookAfter(this.#failures > 0 ? pauseAfter(this.#failures) : LOOK_EVERY_MS);
    if (this.#failures > 0) return;
    // A finished job makes room for one that is due.
    for (const work of this.#works()) work.then(() => this.#isOpen && !this.#look && this.#lookAfter(0));
  }

  async #attempt(job: JobRow): Promise<void> {
    try {
      await this.#do(job);
    } catch (error) {
      // The lease expires by itself: another attempt follows then.
      this.#options.log(`Cannot record the result of job ${job.id} (${job.kind}): ${error}`);
    }
  }

  async #do(job: JobRow): Promise<void> {
    const { db, clock, handlers, periods = {}, log } = this.#options;
    let again: unknown;
    try {
      // No attempt was recorded as failed: the node died each time.
      if (job.attempts > MOST_ATTEMPTS) throw new GiveUp('The node ended during each attempt');
      const handler = handlers[job.kind];
      if (!handler) throw new GiveUp(`No handler for jobs of the kind ${job.kind}`);
      const { id, attempts } = job;
      const isLast = attempts >= MOST_ATTEMPTS;
      again = await this.#inTime(handler(job.payload, { id, now: clock(), attempts, isLast }));
    } catch (error) {
      const isDead = await noteFailed(db, job, { error, now: clock(), periodMs: periods[job.kind] });
      if (isDead) log(`Job ${job.id} (${job.kind}) is dead after ${job.attempts} attempts: ${error}`);
      return;
    }
    if (again instanceof Date) await noteAgain(db, job, again);
    else await noteDone(db, job, clock());
  }

  /** Result of an attempt; one that exceeds its time has failed, and is not awaited further. */
  async #inTime<T>(work: Promise<T>): Promise<T> {
    const { attemptMs = ATTEMPT_MS } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Timed out after ${attemptMs / 1000} seconds`)), attemptMs);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
