import { Hono } from 'hono';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../src/app/services.ts';
import { createS3Files } from '../src/files/s3Files.ts';
import { logUnready, serveReadiness } from '../src/host/readiness.ts';
import { pauseJobs, resumeJobs } from '../src/jobs/pause.ts';
import { createSmtpMailer } from '../src/mail/smtpMailer.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { S3_KEYS, startFakeS3 } from './support/fakeS3.ts';
import { observeDatabase } from './support/observedDatabase.ts';
import { createTestLog } from './support/testLog.ts';

const BUCKET = 'homes';

describe('The readiness of a node', () => {
  const api = createFixtureApi(openMigrated);
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, callback) => {
      if (password === 'right') callback(null, { user: 'me' });
      else callback(new Error('Invalid credentials'));
    },
  });
  let s3: Awaited<ReturnType<typeof startFakeS3>>;
  let port = 0;

  beforeAll(async () => {
    s3 = await startFakeS3(BUCKET);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const address = smtp.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => {
    s3.server.close();
    smtp.close(() => undefined);
  });

  const createBucketFiles = (keys = S3_KEYS) => createS3Files({ endpoint: s3.endpoint, bucket: BUCKET, ...keys });
  const createMailer = (password: string) =>
    createSmtpMailer(api.database.db, { url: `smtp://me:${password}@127.0.0.1:${port}`, from: 'no-reply@example.com' });
  const fetchReadiness = async (overrides: Partial<Services>) => {
    const site = new Hono();
    serveReadiness(site, { ...api.services, ...overrides });
    const response = await site.request('/readyz');
    return [response.status, await response.json()];
  };

  it('includes that jobs are paused, which is no failure', async () => {
    await pauseJobs(api.database.db);
    const logLines: string[] = [];
    await logUnready(
      api.services,
      createTestLog((line) => logLines.push(line)),
    );
    expect(logLines).toEqual([expect.stringMatching(/^Jobs are paused/)]);
    expect(await fetchReadiness({})).toEqual([200, { database: 'ok', files: 'ok', mail: 'ok', jobs: 'paused' }]);
    await resumeJobs(api.database.db);
  });

  it('is reported where all works, and leaves no test file', async () => {
    expect(await fetchReadiness({ files: createBucketFiles(), mail: createMailer('right') })).toEqual([
      200,
      { database: 'ok', files: 'ok', mail: 'ok', jobs: 'ok' },
    ]);
    expect(s3.objects.size).toBe(0);
  });

  it('names a bucket with wrong keys, a mail server that refuses the login, and a full database', async () => {
    expect(await fetchReadiness({ files: createBucketFiles({ ...S3_KEYS, secretAccessKey: 'wrong' }) })).toEqual([
      503,
      { database: 'ok', files: 'unavailable', mail: 'ok', jobs: 'ok' },
    ]);
    expect(await fetchReadiness({ mail: createMailer('wrong') })).toEqual([
      503,
      { database: 'ok', files: 'ok', mail: 'unavailable', jobs: 'ok' },
    ]);
    const fullDatabase = observeDatabase(api.services.db, (sql) => {
      if (sql.startsWith('insert')) throw new Error('No space left on device');
    });
    expect(await fetchReadiness({ db: fullDatabase })).toEqual([
      503,
      { database: 'unavailable', files: 'ok', mail: 'ok', jobs: 'ok' },
    ]);
  });

  it('is logged at the start with the reason, and without a password', async () => {
    const logLines: string[] = [];
    const services = {
      ...api.services,
      files: createBucketFiles({ ...S3_KEYS, secretAccessKey: 'wrong' }),
      mail: createMailer('wrong'),
    };
    await logUnready(
      services,
      createTestLog((line) => logLines.push(line)),
    );
    expect(logLines).toEqual([
      expect.stringMatching(/^Cannot store uploads; .*: The file store returned 403 SignatureDoesNotMatch/),
      expect.stringMatching(/^Cannot send mails; .*: Invalid login/),
    ]);
    expect(logLines.join()).not.toMatch(/wrong/);
  });
});
