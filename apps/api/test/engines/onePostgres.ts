import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One PostgreSQL server for all test files, each of which makes its own databases; or why there is none. */
    postgres: { url: string } | { missing: string };
  }
}

/** Before the first test file: making a server takes longer than the tests of most files. */
export default async function onePostgres({ provide }: TestProject) {
  const server = await startPostgres();
  if ('missing' in server) return provide('postgres', server);
  provide('postgres', { url: server.url });
  return server.stop;
}
