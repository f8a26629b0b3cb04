import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Services } from '../app/services.ts';
import type { Log } from '../core/log.ts';
import { ping } from '../db/ping.ts';
import type { Files } from '../files/Files.ts';
import { areJobsPaused } from '../jobs/pause.ts';

type CheckedServices = Pick<Services, 'db' | 'clock' | 'files' | 'mail'>;

interface Check {
  name: 'database' | 'files' | 'mail';
  failure: string | undefined;
}

const CHECK_TIMEOUT_MS = 5_000;
/** Caches the result, because the endpoint is public and each check writes a file and logs in to the mail server. */
const CACHE_MS = 30_000;

async function checkFiles(files: Files): Promise<void> {
  const key = `checks/${randomUUID()}.txt`;
  await files.put(key, new Blob(['check'], { type: 'text/plain' }));
  if ((await files.get(key))?.size !== 'check'.length) throw new Error('The stored file could not be read back');
  await files.delete(key);
}

async function getFailure(check: Promise<unknown>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, `no answer within ${CHECK_TIMEOUT_MS / 1000} s`);
  });
  const outcome = check.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return Promise.race([outcome, timeout]).finally(() => clearTimeout(timer));
}

async function checkReadiness({ db, clock, files, mail }: CheckedServices): Promise<Check[]> {
  const [databaseFailure, storageFailure, mailFailure] = await Promise.all([
    getFailure(ping(db, clock())),
    getFailure(checkFiles(files)),
    getFailure(mail.check?.() ?? Promise.resolve()),
  ]);
  return [
    { name: 'database', failure: databaseFailure },
    { name: 'files', failure: storageFailure },
    { name: 'mail', failure: mailFailure },
  ];
}

const CONSEQUENCES: Record<Check['name'], string> = {
  database: 'The database does not accept writes',
  files: 'Cannot store uploads; they are refused. Check S3_ENDPOINT or DATA_DIR',
  mail: 'Cannot send mails; they stay queued. Check SMTP_URL',
};

/** A restored copy is ready although it must not mail anyone, so paused jobs are no failure. */
const readJobsState = (db: Services['db']): Promise<'ok' | 'paused' | 'unavailable'> =>
  areJobsPaused(db).then(
    (arePaused) => (arePaused ? 'paused' : 'ok'),
    () => 'unavailable',
  );

/** Logs failed checks at startup, so that a wrong password is noticed then and not with the first mail. */
export async function logUnready(services: CheckedServices, log: Log): Promise<void> {
  for (const { name, failure } of await checkReadiness(services))
    if (failure !== undefined) log.error(`${CONSEQUENCES[name]}: ${failure}`);
  if ((await readJobsState(services.db)) === 'paused')
    log.warn('Jobs are paused, for example because this is a restored copy: no mails, pushes or refunds.');
}

/** `GET /readyz`, for monitoring and deployments. Reasons are only logged, because they may name hosts. */
export function serveReadiness(site: Hono, services: CheckedServices): void {
  const runChecks = () => Promise.all([checkReadiness(services), readJobsState(services.db)]);
  let lastCheck: { at: number; result: ReturnType<typeof runChecks> } | undefined;
  site.get('/readyz', async (c) => {
    if (!lastCheck || performance.now() - lastCheck.at > CACHE_MS)
      lastCheck = { at: performance.now(), result: runChecks() };
    const [checks, jobs] = await lastCheck.result;
    const states = checks.map(({ name, failure }) => [name, failure === undefined ? 'ok' : 'unavailable']);
    const isReady = checks.every(({ failure }) => failure === undefined);
    return c.json({ ...Object.fromEntries(states), jobs }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
