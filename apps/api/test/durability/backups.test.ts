import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openEmbedded, openPostgres } from '../../src/db/openDatabase.ts';
import { startDumpablePostgres } from '../engines/postgresServer.ts';
import { runOnDatabase } from '../engines/runOnDatabase.ts';
import { startFakeS3 } from '../support/fakeS3.ts';
import { findFreePort } from '../support/findFreePort.ts';
import { BUCKET, buildSharedEnvironment } from './killRounds.ts';
import { SupervisedServer } from './SupervisedServer.ts';

const PASSWORD = 'mashrabiya of oak';
/** Registrations change these tables during a backup. */
const CHANGING_TABLES = [
  'app_user',
  'audit_event',
  'job',
  'known_device',
  'mail_token',
  'outbox',
  'rate_limit',
  'session',
];

const isFull = process.env.TESTS === 'full';
const postgres = isFull ? await startDumpablePostgres() : { missing: 'only in npm run test:full' };
if ('missing' in postgres) console.warn(`PostgreSQL suite skipped: ${postgres.missing}`);

type Rows = Map<string, string[]>;

/** Rows of each table as sorted text. */
async function readTables({ db, close }: OpenDatabase): Promise<Rows> {
  try {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
    const tables: Rows = new Map();
    for (const { name } of rows) {
      const content = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
      tables.set(name, content.rows.map(({ row }) => row).sort());
    }
    return tables;
  } finally {
    await close();
  }
}

const digest = (rows: readonly (string | Buffer)[]) =>
  rows.reduce((hash, row) => hash.update(row), createHash('sha256')).digest('hex');

interface Place {
  env: NodeJS.ProcessEnv;
  open: () => Promise<OpenDatabase>;
  /** Leaves the database as a restore does that ends before its new database exists. */
  interruptRestore: () => Promise<void>;
  /** Follows the instructions of the message about an interrupted restore. */
  recover: () => Promise<void>;
  /** Hashes of all stored files by key. */
  readFiles: () => Map<string, string>;
  close: () => void;
}
type CreatePlace = (name: string) => Promise<Place>;

const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-backups-'));

function readFolder(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), digest([readFileSync(path)])];
    }),
  );
}

const createEmbeddedPlace: CreatePlace = async (name) => {
  const dataDirectory = join(directory, name);
  const databaseDirectory = join(dataDirectory, 'pglite');
  return {
    env: { DATA_DIR: dataDirectory },
    open: () => openEmbedded(dataDirectory),
    interruptRestore: async () => renameSync(databaseDirectory, `${databaseDirectory}.replaced`),
    recover: async () => {
      rmSync(databaseDirectory, { recursive: true });
      renameSync(`${databaseDirectory}.replaced`, databaseDirectory);
    },
    readFiles: () => readFolder(join(dataDirectory, 'media')),
    close: () => {},
  };
};

const createPostgresPlace: CreatePlace = async (name) => {
  if ('missing' in postgres) throw new Error(postgres.missing);
  await runOnDatabase(postgres.url, `create database ${name}`);
  const url = postgres.url.replace('/postgres?', `/${name}?`);
  const { endpoint, server, objects } = await startFakeS3(BUCKET);
  return {
    env: { DATA_DIR: join(directory, name), DATABASE_URL: url, ...buildSharedEnvironment(endpoint) },
    open: async () => openPostgres(url),
    interruptRestore: () => runOnDatabase(url, 'alter schema public rename to replaced; create schema public'),
    recover: () => runOnDatabase(url, 'drop schema public cascade; alter schema replaced rename to public'),
    readFiles: () => new Map([...objects].map(([key, { bytes, type }]) => [key, digest([type, bytes])])),
    close: () => server.close(),
  };
};

const runProgram = promisify(execFile);
/** Output of a command; rejects with its error output. */
async function run(command: string, env: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const program = fileURLToPath(new URL(`../../src/${command}.ts`, import.meta.url));
  const { stdout } = await runProgram(process.execPath, [program, ...words], { env: { ...process.env, ...env } });
  return stdout;
}

function describeBackups(title: string, createPlace: CreatePlace): void {
  describe(`A backup of ${title}`, { timeout: 180_000, retry: 0 }, () => {
    const folder = join(directory, `${title.replace(/\W/g, '-')}-backup`);
    let original: Place;
    let copy: Place;
    let server: SupervisedServer;
    let isWriting = true;
    let registeredBefore: string[] = [];
    const registered: string[] = [];

    const startAt = async ({ env }: Place) => {
      const port = String(await findFreePort());
      const started = new SupervisedServer({
        ...process.env,
        FFMPEG: 'none',
        STORYBOOK: '0',
        TRUST_PROXY: '1',
        SEED_COUNT: '60',
        LISTEN_HOST: '127.0.0.1',
        ...env,
        PORT: port,
      });
      await started.start();
      return started;
    };

    async function register(): Promise<string> {
      const email = `reader-${registered.length}@example.com`;
      const form = { name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD };
      const response = await fetch(`${server.url}/api/register`, {
        method: 'POST',
        // Registrations of one address are limited.
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `41.0.${Math.floor(registered.length / 256)}.${registered.length % 256}`,
        },
        body: JSON.stringify(form),
      });
      if (response.status !== 200) throw new Error(await response.text());
      registered.push(email);
      return (await response.json()).token;
    }

    async function uploadPicture(token: string): Promise<void> {
      const background = { r: 90, g: 120, b: 90 };
      const jpeg = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const body = new FormData();
      body.append('picture', new File([new Uint8Array(jpeg)], 'home.jpg', { type: 'image/jpeg' }));
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await fetch(`${server.url}/api/uploads/pictures`, { method: 'POST', headers, body });
      expect(status).toBe(200);
    }

    /** Names of the tables whose rows differ, apart from the mark of paused jobs. */
    async function compareTables() {
      const restoredTables = await readTables(await copy.open());
      const originalTables = await readTables(await original.open());
      expect([...restoredTables.keys()]).toEqual([...originalTables.keys()]);
      const configuration = restoredTables.get('configuration') ?? [];
      const unpaused = configuration.filter((row) => !row.includes('jobspaused'));
      expect(configuration.length - unpaused.length).toBe(1);
      restoredTables.set('configuration', unpaused);
      const differences = [...originalTables].flatMap(([name, rows]) => {
        const restoredRows = restoredTables.get(name) ?? [];
        return restoredRows.length === rows.length && digest(restoredRows) === digest(rows) ? [] : [name];
      });
      return { restoredTables, differences };
    }

    beforeAll(async () => {
      original = await createPlace('original');
      copy = await createPlace('restored');
      server = await startAt(original);
      try {
        await uploadPicture(await register());
        registeredBefore = [...registered];
        const write = async () => {
          while (isWriting) await register();
        };
        const writer = write();
        expect(await run('backup', original.env, folder)).toContain('npm run restore -- ');
        isWriting = false;
        await writer;
      } finally {
        await server.end();
      }
    }, 180_000);
    afterAll(() => {
      original.close();
      copy.close();
    });

    it('is made while requests are answered, and is readable by its owner only', () => {
      expect(registered.length).toBeGreaterThan(registeredBefore.length);
      expect(server.selfEndReasons).toEqual([]);
      expect(statSync(folder).mode & 0o077).toBe(0);
    });

    it('is restored into an empty place with every row and every file', async () => {
      await run('restore', copy.env, folder);
      const { restoredTables, differences } = await compareTables();
      expect(differences.filter((name) => !CHANGING_TABLES.includes(name))).toEqual([]);
      const emails = restoredTables.get('app_user')?.join() ?? '';
      for (const email of registeredBefore) expect(emails).toContain(email);
      expect(restoredTables.get('property')?.length).toBeGreaterThan(50);
      expect(copy.readFiles().size).toBeGreaterThan(0);
      expect(copy.readFiles()).toEqual(original.readFiles());
    });

    it('starts with paused jobs until they are resumed', async () => {
      const restored = await startAt(copy);
      try {
        const response = await fetch(`${restored.url}/readyz`);
        expect(await response.json()).toMatchObject({ database: 'ok', files: 'ok', jobs: 'paused' });
        expect((await fetch(`${restored.url}/api/forsell`)).status).toBe(200);
      } finally {
        await restored.end();
      }
      expect(await run('deadJobs', copy.env)).toContain('Jobs are paused');
      expect(await run('deadJobs', copy.env, 'resume')).toBe('Jobs are running.\n');
      expect(await run('deadJobs', copy.env)).not.toContain('paused');
    });

    it('does not overwrite data unless asked to, and then restores all', async () => {
      await expect(run('restore', copy.env, folder)).rejects.toThrow(/is not empty\. .* add --replace/);
      const atRest = `${folder}-at-rest`;
      await run('backup', original.env, atRest);
      await run('restore', copy.env, atRest, '--replace');
      expect((await compareTables()).differences).toEqual([]);
      expect(copy.readFiles()).toEqual(original.readFiles());
    });

    it('is neither hidden nor overwritten after an interrupted restore', async () => {
      await copy.interruptRestore();
      const message = /An interrupted restore left the previous .*replaced/;
      await expect(run('deadJobs', copy.env)).rejects.toThrow(message);
      await expect(run('restore', copy.env, folder, '--replace')).rejects.toThrow(message);
      await copy.recover();
      expect((await compareTables()).differences).toEqual([]);
    });

    it('is refused if damaged, and leaves the data as they were', async () => {
      appendFileSync(join(folder, 'database'), 'x');
      const before = digest((await readTables(await copy.open())).get('property') ?? []);
      await expect(run('restore', copy.env, folder, '--replace')).rejects.toThrow(/The backup is damaged: .*database/);
      expect(digest((await readTables(await copy.open())).get('property') ?? [])).toBe(before);
    });
  });
}

afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});
describeBackups('an embedded database and a folder', createEmbeddedPlace);
if (!('missing' in postgres)) describeBackups('PostgreSQL and a bucket', createPostgresPlace);
