import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from '../../core/CommandError.ts';

/** Runs a client program of PostgreSQL. Other users can see its arguments, so the password is in its environment. */
export async function runPostgresProgram(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  const child = spawn(program, [...args, `--dbname=${url}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  let errorOutput = '';
  child.stderr.on('data', (text) => {
    errorOutput += text;
  });
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CommandError(`Install ${program} in the version of the PostgreSQL server or a later one.`);
  });
  if (code !== 0) throw new CommandError(`${program} ended with ${code}: ${errorOutput.trim()}`);
}
