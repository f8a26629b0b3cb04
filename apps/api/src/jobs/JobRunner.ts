import type { Kysely } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { pauseAfter } from '../db/pauses.ts';
import type { Tables } from '../db/schema.ts';
import type { JobRow } from '../db/tables/job.ts';
import { ATTEMPT_MS, GiveUp, MOST_ATTEMPTS } from './jobRules.ts';
import { dueKinds, giveBack, noteAgain, noteDone, noteFailed, takeDue } from './jobs.ts';

/** What is known of a job while it is done. */
export interface JobContext {
  /** The same in each attempt. */
  id: string;
  now: Date;
  /** From 1. */
  attempts: number;
  /** Whether the job is dead when this attempt fails. */
  isLast: boolean;
}

/**
 * Does one kind of job. An error has it tried again later; `GiveUp` ends it. A `Date` that is given has it done again
 * then, as a new job.
 */
export type JobHandler = (payload: unknown, context: JobContext) => Promise<unknown>;

export interface JobRunnerOptions {
  db: Kysely<Tables>;
  clock: Clock;
  handlers: Readonly<Record<string, JobHandler>>;
  /** How often periodic kinds are done, in milliseconds. They never die: after their last attempt they begin anew. */
  periods?: Readonly<Record<string, number>>;
  /** How many jobs of a kind are done at once; of others four. */
  widths?: Readonly<Record<string, number>>;
  /** How long an attempt may last. */
  attemptMs?: number;
  log: Log;
}

/** How often this node looks for jobs that are due. */
export const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 4;
/** How long jobs that are under way are waited for at the end. */
const CLOSE_WITHIN_MS = 5_000;

/** A job that this node does. */
interface UnderWay {
  job: JobRow;
  work: Promise<void>;
}

/**
 * Does what is due by the clock, beside other nodes that do the same. Each kind has a pool of its own, so that one whose
 * jobs hang, such as mails to a server that does not answer, holds back no other.
 */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #underWay = new Set<UnderWay>();
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<void> | undefined;
  #isOpen = false;
  #failures = 0;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  /** Looks for jobs now and from now on. */
  start(): void {
    this.#isOpen = true;
    this.#lookAfter(0);
  }

  /** Takes no more jobs, and finishes those that are under way; what does not end soon is given back for other nodes. */
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
      log(`Job ${job.id} (${job.kind}) did not end in time, and is given back.`);
      await giveBack(db, job, clock());
    }
  }

  #works(): Promise<void>[] {
    return [...this.#underWay].map(({ work }) => work);
  }

  /** Does everything that is due. Gives how many attempts that took. */
  async runDue(): Promise<number> {
    let attempts = 0;
    for (;;) {
      const taken = await this.#take();
      attempts += taken;
      if (taken === 0 && this.#underWay.size === 0) return attempts;
      // What was taken may have ended meanwhile, and a race of none never does.
      if (this.#underWay.size > 0) await Promise.race(this.#works());
    }
  }

  /** Begins as many jobs as there is room for, and gives how many those are. */
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
    const entry: UnderWay = { job, work: Promise.resolve() };
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
      // Every look would say so until the database is back.
      if (this.#failures++ === 0) this.#options.log(`Jobs wait: ${error}`);
    }
    if (!this.#isOpen) return;
    this.#lookAfter(this.#failures > 0 ? pauseAfter(this.#failures) : LOOK_EVERY_MS);
    if (this.#failures > 0) return;
    // What ends makes room for what is due already.
    for (const work of this.#works()) work.then(() => this.#isOpen && !this.#look && this.#lookAfter(0));
  }

  async #attempt(job: JobRow): Promise<void> {
    try {
      await this.#do(job);
    } catch (error) {
      // The lease ends by itself: another attempt is made then.
      this.#options.log(`Job ${job.id} (${job.kind}) could not be noted: ${error}`);
    }
  }

  async #do(job: JobRow): Promise<void> {
    const { db, clock, handlers, periods = {}, log } = this.#options;
    let again: unknown;
    try {
      // Nobody noted how its attempts ended: each time the node ended with it.
      if (job.attempts > MOST_ATTEMPTS) throw new GiveUp('Its node ended at each attempt');
      const handler = handlers[job.kind];
      if (!handler) throw new GiveUp(`No node knows how to do ${job.kind}`);
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

  /** The outcome of an attempt; one that answers no more has failed, and is not waited for. */
  async #inTime<T>(work: Promise<T>): Promise<T> {
    const { attemptMs = ATTEMPT_MS } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done within ${attemptMs / 1000} seconds`)), attemptMs);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
