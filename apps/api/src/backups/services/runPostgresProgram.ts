import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandRefused } from '../../core/CommandRefused.ts';

/** Runs a program of PostgreSQL with a database. The password is in its environment, because arguments are public. */
export async function runPostgresProgram(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  words: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  const child = spawn(program, [...words, `--dbname=${url}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  let errorOutput = '';
  child.stderr.on('data', (text) => {
    errorOutput += text;
  });
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CommandRefused(`Install ${program} of the server's version of PostgreSQL or a later one.`);
  });
  if (code !== 0) throw new CommandRefused(`${program} ended with ${code}: ${errorOutput.trim()}`);
}
