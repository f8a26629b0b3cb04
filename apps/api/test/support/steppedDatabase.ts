import { CompiledQuery, type DatabaseConnection, Kysely } from 'kysely';
import { createDialect, type EngineConnection } from '../../src/db/EngineDriver.ts';
import type { Tables } from '../../src/db/schema.ts';

/** Called with the name of each step before it is taken. */
export type OnStep = (name: string) => void;

/** Excludes locks and conflict clauses. */
const WRITES = /(?<!\b(?:for|key|do) )\b(insert into|update|delete from) "?(\w+)/;

/** Describes the change of a statement; undefined for a read, which is no step. */
const describeChange = (sql: string): string | undefined => {
  if (sql === 'commit') return sql;
  const [, verb, table] = WRITES.exec(sql) ?? [];
  return verb && `${verb.split(' ')[0]} ${table}`;
};

/** A database that reports each change before it is sent, and each end of a transaction after it. */
export function stepDatabase(db: Kysely<Tables>, onStep: OnStep): Kysely<Tables> {
  const stepConnection = (connection: DatabaseConnection, release: () => void): EngineConnection => ({
    async query(sql, parameters) {
      const change = describeChange(sql);
      if (change) onStep(change);
      const { rows, numAffectedRows } = await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
      if (change === 'commit') onStep('committed');
      return { rows, ...(numAffectedRows !== undefined && { affectedRows: Number(numAffectedRows) }) };
    },
    release,
  });
  const connect = () =>
    new Promise<EngineConnection>((resolve, reject) => {
      // The callback keeps the connection until `release` is called.
      const openConnection = db.connection().execute(
        (inner) =>
          new Promise<void>((release) => {
            const connection = { executeQuery: (query: CompiledQuery) => inner.executeQuery(query) };
            resolve(stepConnection(connection as DatabaseConnection, release));
          }),
      );
      openConnection.catch(reject);
    });
  return new Kysely<Tables>({
    dialect: createDialect({ adapter: db.getExecutor().adapter, connect, close: () => db.destroy() }),
  });
}
