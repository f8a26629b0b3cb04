import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transaction } from 'kysely';
import { createApi } from './app/createApi.ts';
import type { Log } from './app/errors.ts';
import { createServices } from './app/services.ts';
import { migrate } from './db/migrate.ts';
import { openEmbedded, openPostgres } from './db/openDatabase.ts';
import { waitForPostgres } from './db/postgres/waitForPostgres.ts';
import type { Tables } from './db/schema.ts';
import { seedOnce } from './db/seedOnce.ts';
import type { Clock } from './domain/clock.ts';
import type { Environment } from './environment.ts';
import { AnswerCache } from './host/AnswerCache.ts';
import { createSite } from './host/createSite.ts';
import { OUTBOX_PATH } from './host/devOutbox.ts';
import { loadPages } from './host/pages.ts';
import { assertPortFree, serve } from './host/serve.ts';
import { JobRunner } from './jobs/JobRunner.ts';
import { MAIL_JOB, mailJob } from './mail/mailJob.ts';
import { outboxMailer } from './mail/outbox.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { Forwarding } from './request/Forwarding.ts';
import { DEMO_PASSWORD, demoAccounts } from './seed/demoAccounts.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WEB_BUILD = fromHere('../../../dist/web');
const STORYBOOK = fromHere('../../../storybook-static');
const SEED_MEDIA = fromHere('../../../packages/demo-data/media');

export interface StartOptions {
  environment: Environment;
  clock: Clock;
  /** Progress, for the person who starts the server. */
  say: (line: string) => void;
  log: Log;
  /** Writes the first rows; with accounts that everybody may use where the server is for its own machine. */
  seed: (tx: Transaction<Tables>, isDemo: boolean) => Promise<unknown>;
}

export interface RunningServer {
  server: Server;
  /** Finishes what is under way, then lets go of everything. */
  close(): Promise<void>;
}

/** How long open requests are waited for at the end. */
const FAREWELL_MS = 5_000;

/** Opens the database, brings it up to date, fills it if it is new, and serves. */
export async function start({ environment, clock, say, log, seed }: StartOptions): Promise<RunningServer> {
  const { databaseUrl, dataDirectory, port, origin, trustProxy, storybook, maps, smtp } = environment;
  // Behind a proxy everybody seems to sit at this machine.
  const isDemo = !databaseUrl && !trustProxy && (!origin || new URL(origin).hostname === 'localhost');
  await assertPortFree(port);
  say(databaseUrl ? 'Connecting to PostgreSQL …' : `Opening the database in ${dataDirectory} …`);
  const database = databaseUrl ? openPostgres(databaseUrl, { log }) : await openEmbedded(dataDirectory, log);
  try {
    if (databaseUrl) await waitForPostgres(database.db, databaseUrl, say);
    for (const name of await migrate(database.db)) say(`Migrated: ${name}`);
    if (await seedOnce(database.db, (tx) => seed(tx, isDemo))) await database.vacuum();

    const services = await createServices(database.db, clock, maps);
    const forwarding = new Forwarding({ trustProxy, origin, warn: log });
    const api = createApi(services, log, forwarding);
    const apiFetch: typeof fetch = async (input, init) => api.fetch(new Request(input, init));
    const pages = await loadPages(WEB_BUILD, { fetch: apiFetch, now: clock });
    if (!pages) say('There is no build of the web app in dist/web: only the API is served.');
    const { size } = await services.listings.current();
    say(`${size} homes are on offer.`);
    const cache = new AnswerCache(clock);
    const site = createSite({
      api,
      services,
      cache,
      log,
      pages,
      forwarding,
      outbox: isDemo && !smtp,
      clientDirectory: join(WEB_BUILD, 'client'),
      storybookDirectory: storybook ? STORYBOOK : undefined,
      mediaDirectories: [join(dataDirectory, 'media'), SEED_MEDIA],
    });
    const mailer = smtp ? smtpMailer(database.db, smtp) : outboxMailer(database.db);
    const handlers = { [MAIL_JOB]: mailJob(database.db, mailer) };
    const jobs = new JobRunner({ db: database.db, clock, handlers, log });
    const server = await serve(site, cache, port, forwarding);
    jobs.start();
    for (const { role, email } of isDemo ? await demoAccounts(database.db) : []) {
      say(`To try as a ${role}: ${email}, password "${DEMO_PASSWORD}".`);
    }
    if (isDemo && !smtp) say(`Mails are not sent, but shown at ${OUTBOX_PATH}, to this machine only.`);
    else if (!smtp) say('Mails are not sent: SMTP_URL names no mail server.');
    const close = async () => {
      await closeServer(server);
      await jobs.close();
      await database.close();
    };
    return { server, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), FAREWELL_MS);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
