import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { isUnavailable } from '../DatabaseError.ts';
import { createDialect, type Engine, type EngineConnection } from '../EngineDriver.ts';
import type { Tables } from '../schema.ts';

/** Interval of checks of a replica that has not applied the latest changes yet. */
const CHECK_INTERVAL_MS = 50;
/** `follow` checks again at its next call. */
const MAX_CHECKS = 20;

interface Replica {
  engine: Engine;
  db: Kysely<Tables>;
  /** Position of changes that it has certainly applied; -1 if it is unavailable. */
  position: number;
  checks: Promise<void> | undefined;
}

/** Reads the replication position (WAL LSN) of a database. */
export type ReadPosition = (db: Kysely<Tables>) => Promise<number>;

/**
 * Replicas that are read in turn. One that lags behind the last known position of the primary, or fails, is skipped;
 * without any, and for a query that failed on one, the primary is read.
 */
export class ReadReplicas {
  readonly db: Kysely<Tables>;
  readonly #primary: Engine;
  readonly #replicas: readonly Replica[];
  #position = Number.POSITIVE_INFINITY;
  #nextIndex = 0;

  constructor(primary: Engine, replicas: readonly Engine[]) {
    this.#primary = primary;
    this.#replicas = replicas.map((engine) => ({
      engine,
      db: new Kysely<Tables>({ dialect: createDialect(engine) }),
      position: -1,
      checks: undefined,
    }));
    const engine = { adapter: primary.adapter, connect: () => this.#connect(), close: async () => {} };
    this.db = new Kysely<Tables>({ dialect: createDialect(engine) });
  }

  /** Replicas that have applied the changes up to the position of `follow`. */
  countUsable(): number {
    return this.#replicas.filter(({ position }) => position >= this.#position).length;
  }

  /** From now on uses only replicas that have applied the changes up to a position of the primary. */
  async follow(position: number, readPosition: ReadPosition): Promise<void> {
    this.#position = position;
    await Promise.all(
      this.#replicas.map((replica) => {
        replica.checks ??= this.#check(replica, readPosition).finally(() => {
          replica.checks = undefined;
        });
        return replica.checks;
      }),
    );
  }

  async #check(replica: Replica, readPosition: ReadPosition): Promise<void> {
    for (let i = 0; i < MAX_CHECKS; i++) {
      replica.position = await readPosition(replica.db).catch(() => -1);
      if (replica.position < 0 || replica.position >= this.#position) return;
      await sleep(CHECK_INTERVAL_MS);
    }
  }

  async #connect(): Promise<EngineConnection> {
    const usable = this.#replicas.filter(({ position }) => position >= this.#position);
    const replica = usable[this.#nextIndex++ % Math.max(usable.length, 1)];
    if (!replica) return this.#primary.connect();
    let connection: EngineConnection;
    try {
      connection = await replica.engine.connect();
    } catch {
      replica.position = -1;
      return this.#primary.connect();
    }
    const query: EngineConnection['query'] = async (...request) => {
      try {
        return await connection.query(...request);
      } catch (error) {
        if (isUnavailable(error)) replica.position = -1;
        return this.#queryPrimary(...request);
      }
    };
    return { query, release: () => connection.release() };
  }

  async #queryPrimary(...request: Parameters<EngineConnection['query']>) {
    const connection = await this.#primary.connect();
    try {
      return await connection.query(...request);
    } finally {
      connection.release();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ engine }) => engine.close()));
  }
}
