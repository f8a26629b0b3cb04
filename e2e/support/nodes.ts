import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgres } from '@mashrabiya/api/testing';
import { S3_KEYS, startFakeS3 } from '@mashrabiya/api/testing/fakeS3';
import { type RunningPostgres, startPostgres } from '@mashrabiya/api/testing/postgresServer';
import { type LaunchedServer, launch } from './server.ts';

const BUCKET = 'homes';
const SEED_COUNT = '60';

export interface LaunchedNodes {
  first: LaunchedServer;
  second: LaunchedServer;
  /** Confirms the addresses of users, and gives an active listing to one of them; returns its id. */
  prepareUsers(emails: readonly string[], sellerEmail: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts two server processes over one PostgreSQL; undefined if there is none on the machine. */
export async function launchNodes(): Promise<LaunchedNodes | undefined> {
  const postgres = await startPostgres();
  if ('missing' in postgres) return undefined;
  return launchOver(postgres);
}

async function launchOver(postgres: RunningPostgres): Promise<LaunchedNodes> {
  const bucket = await startFakeS3(BUCKET);
  const directories = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'mashrabiya-e2e-node-')));
  const settings = {
    DATABASE_URL: postgres.url,
    SEED_COUNT,
    SEARCH: 'postgres',
    FFMPEG: 'none',
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: BUCKET,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
  const [first, second] = await Promise.all(directories.map((data) => launch({ data, settings })));
  if (!first || !second) throw new Error('a node did not start');
  return {
    first,
    second,
    async prepareUsers(emails, sellerEmail) {
      const { db, close } = openPostgres(postgres.url);
      await db.updateTable('app_user').set({ email_verified_at: new Date() }).where('email', 'in', emails).execute();
      const users = db.selectFrom('app_user').select('id').where('email', '=', sellerEmail);
      const { id: user_id } = await users.executeTakeFirstOrThrow();
      const listings = db.selectFrom('property').select('id').where('availability', '=', 2).limit(1);
      const { id } = await listings.executeTakeFirstOrThrow();
      await db.updateTable('property').set({ user_id }).where('id', '=', id).execute();
      await close();
      return id;
    },
    async close() {
      await Promise.all([first.close(), second.close()]);
      bucket.server.close();
      await postgres.stop();
      for (const directory of directories) rmSync(directory, { recursive: true, force: true });
    },
  };
}
