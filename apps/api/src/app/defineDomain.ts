import type { CallName } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Log } from '../core/log.ts';
import type { Tables } from '../db/schema.ts';
import type { JobHandler } from '../jobs/JobRunner.ts';
import type { Handler } from './bind.ts';
import type { Services } from './services.ts';

/** What each call is answered with. */
export type Handlers = { [N in CallName]: Handler<N> };

/** What jobs are done with. */
export interface JobServices extends Services {
  /** Scheme and host that links in mails begin with. */
  origin: () => string;
  log: Log;
  /** Reaches other servers. */
  fetch: typeof fetch;
  /** In whose name every ad is let through; nobody's unless the server was told to. */
  moderatorId?: string | undefined;
}

/** One kind of job that nodes do. */
export interface JobKind {
  handler: (services: JobServices) => JobHandler;
  /** How many of these a node does at once, where they take its processor and memory. */
  width?: number;
  /** How often it is done: each node makes sure at its start that it is, and it never dies. */
  everyMs?: number;
  /** Makes sure of it in its own way. */
  ensure?: (db: Kysely<Tables>, now: Date) => Promise<void>;
}

/** What a subject of the server, a folder beside `app`, adds to it. */
export interface Domain<H extends Partial<Handlers> = Partial<Handlers>> {
  handlers: H;
  /** By their kinds. */
  jobs: Readonly<Record<string, JobKind>>;
}

/** Declares a domain; its `index.ts` does nothing else. */
export const defineDomain = <const H extends Partial<Handlers> = Record<never, never>>({
  handlers,
  jobs = {},
}: {
  handlers?: H;
  jobs?: Domain['jobs'];
}): Domain<H> => ({ handlers: handlers ?? ({} as H), jobs });
