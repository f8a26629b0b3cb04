import type { CallName } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { JobHandler } from '../jobs/JobRunner.ts';
import type { Handler } from './callHandler.ts';
import type { Services } from './services.ts';

export type Handlers = { [N in CallName]: Handler<N> };

export interface JobServices extends Services {
  origin: () => string;
  fetch: typeof fetch;
  /** Moderator in whose name every ad is approved; undefined unless configured. */
  moderatorId?: string | undefined;
}

interface JobKind {
  handler: (services: JobServices) => JobHandler;
  /** Concurrent jobs of this kind per node, for jobs that need much processor time or memory. */
  concurrency?: number;
  /** Interval of a periodic job: each node ensures at its start that it exists, and it is retried forever. */
  everyMs?: number;
  /** Overrides how the periodic job is ensured. */
  ensure?: (db: Kysely<Tables>, now: Date) => Promise<void>;
}

/** Contribution of a domain, a folder beside `app`, to the server. */
export interface Domain<H extends Partial<Handlers> = Partial<Handlers>> {
  handlers: H;
  jobs: Readonly<Record<string, JobKind>>;
}

export const defineDomain = <const H extends Partial<Handlers> = Record<never, never>>({
  handlers,
  jobs = {},
}: {
  handlers?: H;
  jobs?: Domain['jobs'];
}): Domain<H> => ({ handlers: handlers ?? ({} as H), jobs });
