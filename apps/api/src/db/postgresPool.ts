import pg from 'pg';

const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 10;

/** Object ids of types whose usual form differs from PGlite's: both shall give numbers and `yyyy-mm-dd`. */
const PARSERS: Record<number, (text: string) => unknown> = { 20: Number, 1700: Number, 1082: String };

/** Connections to a PostgreSQL server. */
export function postgresPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  // A connection that the server drops while idle is replaced at its next use; without a listener it ends the process.
  pool.on('error', () => {});
  return pool;
}
