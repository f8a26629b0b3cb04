import { CompiledQuery, type DatabaseConnection, Kysely } from 'kysely';
import { createDialect, type EngineConnection } from '../../src/db/EngineDriver.ts';
import type { Tables } from '../../src/db/schema.ts';

/** A database that awaits `before` ahead of each statement, and calls `after` once the statement is answered. */
export function observeDatabase(
  db: Kysely<Tables>,
  before: (sql: string) => unknown,
  after: (sql: string) => void = () => {},
): Kysely<Tables> {
  const observeConnection = (connection: DatabaseConnection, release: () => void): EngineConnection => ({
    async query(sql, parameters) {
      await before(sql);
      const { rows, numAffectedRows } = await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
      after(sql);
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
            resolve(observeConnection(connection as DatabaseConnection, release));
          }),
      );
      openConnection.catch(reject);
    });
  return new Kysely<Tables>({
    dialect: createDialect({ adapter: db.getExecutor().adapter, connect, close: () => db.destroy() }),
  });
}
