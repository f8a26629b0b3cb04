import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { traceCall } from '../core/traceCall.ts';
import { describeQuery } from './describeQuery.ts';

export interface EngineResult {
  rows: unknown[];
  affectedRows?: number;
  /** Executed command, if the engine reports it: a `commit` of a failed transaction answers `ROLLBACK`. */
  command?: string;
}

/** A database connection; errors of an unavailable database have a code that `isUnavailable` recognises. */
export interface EngineConnection {
  query(sql: string, parameters: readonly unknown[]): Promise<EngineResult>;
  release(): void;
}

export interface Engine {
  adapter: DialectAdapter;
  /** Must not fail if the adapter has a single connection: Kysely would wait for that connection forever. */
  connect(): Promise<EngineConnection>;
  close(): Promise<void>;
}

class Connection implements DatabaseConnection {
  readonly engine: EngineConnection;

  constructor(engine: EngineConnection) {
    this.engine = engine;
  }

  query(sql: string, parameters: readonly unknown[] = []): Promise<EngineResult> {
    return traceCall(
      () => describeQuery(sql),
      () => this.engine.query(sql, parameters),
    );
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.query(sql, parameters);
    return { rows: rows as R[], numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported: read rows in pages.');
  }
}

class EngineDriver implements Driver {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async init(): Promise<void> {}

  acquireConnection = async () => new Connection(await this.#engine.connect());

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.query('begin');
  }

  async commitTransaction(connection: Connection): Promise<void> {
    const { command } = await connection.query('commit');
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back because a statement failed.');
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.query('rollback');
  }

  releaseConnection = async ({ engine }: Connection) => engine.release();

  destroy = () => this.#engine.close();
}

export const createDialect = (engine: Engine): Dialect => ({
  createAdapter: () => engine.adapter,
  createDriver: () => new EngineDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
