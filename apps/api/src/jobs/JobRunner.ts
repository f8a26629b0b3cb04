import type { Kysely } from 'kysely';
import type { Log } from '../app/errors.ts';
import { pauseAfter } from '../db/pauses.ts';
import type { JobRow, Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { GiveUp } from './jobRules.ts';
import { noteDone, noteFailed, takeDue } from './jobs.ts';

/** What is known of a job while it is done. */
export interface JobContext {
  /** The same in each attempt. */
  id: string;
  now: Date;
}

/** Does one kind of job. An error has it tried again later; `GiveUp` ends it. */
export type JobHandler = (payload: unknown, context: JobContext) => Promise<void>;

export interface JobRunnerOptions {
  db: Kysely<Tables>;
  clock: Clock;
  handlers: Readonly<Record<string, JobHandler>>;
  log: Log;
}

/** How often this node looks for jobs that are due. */
const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 4;

/** Does what is due by the clock, beside other nodes that do the same. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
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

  /** Finishes the jobs that are under way, and takes no more. */
  async close(): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** Does everything that is due. Gives how many attempts that took. */
  async runDue(isWanted = () => true): Promise<number> {
    const { db, clock } = this.#options;
    let attempts = 0;
    while (isWanted()) {
      const jobs = await takeDue(db, clock(), AT_ONCE);
      if (jobs.length === 0) break;
      attempts += jobs.length;
      await Promise.all(jobs.map((job) => this.#attempt(job)));
    }
    return attempts;
  }

  #lookAfter(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#look();
    }, milliseconds);
  }

  async #look(): Promise<void> {
    try {
      await this.runDue(() => this.#isOpen);
      this.#failures = 0;
    } catch (error) {
      // Every look would say so until the database is back.
      if (this.#failures++ === 0) this.#options.log(`Jobs wait: ${error}`);
    }
    if (this.#isOpen) this.#lookAfter(this.#failures > 0 ? pauseAfter(this.#failures) : LOOK_EVERY_MS);
  }

  async #attempt(job: JobRow): Promise<void> {
    const { db, clock, handlers, log } = this.#options;
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new GiveUp(`No node knows how to do ${job.kind}`);
      await handler(job.payload, { id: job.id, now: clock() });
    } catch (error) {
      const isDead = await noteFailed(db, job, error, clock());
      if (isDead) log(`Job ${job.id} (${job.kind}) is dead after ${job.attempts} attempts: ${error}`);
      return;
    }
    await noteDone(db, job, clock());
  }
}
