import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transaction } from 'kysely';
import sharp from 'sharp';
import { ensureUnsubscribeKey } from './alerts/repository/unsubscribeKey.ts';
import { deleteAbandonedUploads } from './app/UploadDirectory.ts';
import { createApi } from './composition/createApi.ts';
import { createServices } from './composition/createServices.ts';
import { buildJobOptions, ensurePeriodicJobs } from './composition/domains.ts';
import type { Clock } from './core/clock.ts';
import { InvalidSettingError } from './core/InvalidSettingError.ts';
import { assertPortFree } from './core/listen.ts';
import type { Log } from './core/log.ts';
import { traceFetch } from './core/traceCall.ts';
import type { Tables } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import { watchClock } from './db/watchClock.ts';
import type { Environment } from './environment/Environment.ts';
import { DEFAULT_FFMPEG } from './environment/settings/featureSettings.ts';
import { createDiskFiles } from './files/diskFiles.ts';
import { openFiles } from './files/openFiles.ts';
import { createSite } from './host/createSite.ts';
import { buildDevLink, readDevToken } from './host/devAccess.ts';
import { OUTBOX_PATH } from './host/devOutbox.ts';
import { createRequestLogger } from './host/logRequest.ts';
import type { RequestResult } from './host/measureRequest.ts';
import { loadPages } from './host/pages.ts';
import { ResponseCache } from './host/ResponseCache.ts';
import { logUnready } from './host/readiness.ts';
import { serve } from './host/serve.ts';
import { JobRunner } from './jobs/JobRunner.ts';
import { createOutboxMailer } from './mail/repository/outbox.ts';
import { createSmtpMailer } from './mail/smtpMailer.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { createPaymentProviders } from './payments/createPaymentProviders.ts';
import { createSandboxProvider, SANDBOX_PATH } from './payments/sandbox/sandboxProvider.ts';
import { findFinanceRulesAt } from './plans/repository/datedSettings.ts';
import { withDefaultRules } from './plans/rules/financeRules.ts';
import { isSellerMissing } from './plans/rules/sellerRules.ts';
import type { Transcoder } from './ports/Transcoder.ts';
import { ensureVapidKeys } from './push/repository/vapidKeys.ts';
import { createFfmpegTranscoder, findFfmpegVersion } from './reels/transcoder/ffmpegTranscoder.ts';
import { Forwarding } from './request/Forwarding.ts';
import { DEMO_PASSWORD, type DemoAccount, disableDemoAccounts, findDemoAccounts } from './seed/demoAccounts.ts';
import { createOutboxSmsSender } from './sms/repository/smsOutbox.ts';
import { createTwilioSender } from './sms/twilioSender.ts';
import { startDatabase } from './startDatabase.ts';
import type { startTracing } from './tracing/startTracing.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WEB_BUILD = resolvePath('../../../dist/web');
const STORYBOOK = resolvePath('../../../storybook-static');
const SEED_MEDIA = resolvePath('../../../packages/demo-data/media');
const ARTICLE_COVERS = resolvePath('../../../packages/content/media');
const SEED_VIDEOS = resolvePath('../../../packages/demo-data/clips');

export interface StartOptions {
  environment: Environment;
  clock: Clock;
  print: (line: string) => void;
  log: Log;
  /** Seeds the database; with public demo accounts if the server is a local demo. */
  seed: (tx: Transaction<Tables>, isDemo: boolean) => Promise<unknown>;
}

export interface RunningServer {
  server: Server;
  close(): Promise<void>;
}

export async function start({ environment, clock, print, log, seed }: StartOptions): Promise<RunningServer> {
  const { dataDirectory, port, origin, trustProxy, servesStorybook, maps, smtp, identityProviders } = environment;
  const { isDemo, autoAccept, host, stopTimeoutMs, contactEmail, appStores, ffmpeg, twilio } = environment;
  // On a site with a public name, mails, text messages and payments are real or disabled.
  const hasDevPages = isDemo && origin === undefined;
  await assertPortFree(port, host);
  await deleteAbandonedUploads();
  // No picture is decoded twice in the same way, so a cache would only take memory.
  sharp.cache(false);
  if (autoAccept) print('AUTO_ACCEPT=1: listings are approved automatically, without a moderator.');
  const database = await startDatabase(environment, { print, log, seed: (tx) => seed(tx, isDemo) });
  try {
    // A demo's database may later serve a public site, where the demo accounts must be disabled.
    const disabledCount = isDemo ? 0 : await inTransaction(database.db, disableDemoAccounts);
    if (disabledCount > 0) print(`Closed ${disabledCount} demo accounts, because their password is public.`);

    const accounts = isDemo ? await findDemoAccounts(database.db) : [];
    const moderatorId = autoAccept ? accounts.find(({ role }) => role === 'moderator')?.id : undefined;
    if (autoAccept && moderatorId === undefined)
      throw new InvalidSettingError(
        `AUTO_ACCEPT=1 requires demo accounts, but the data in ${dataDirectory} has none: set DATA_DIR to an empty directory.`,
      );
    const demoIdentity =
      accounts.length > 0 && identityProviders.length === 0 ? await createDemoProviders(accounts) : undefined;
    const transcoder = await findTranscoder(ffmpeg, print);
    const tracing = environment.tracing && (await loadTracing(environment.tracing, { clock, log }));
    const tracedFetch = traceFetch(fetch);
    const providers = createPaymentProviders(environment.payments, tracedFetch);
    const hasProvider = providers.length > 0;
    const services = await createServices({
      db: database.db,
      readReplicas: database.readReplicas,
      clock,
      mail: smtp ? createSmtpMailer(database.db, smtp) : createOutboxMailer(database.db),
      sms: twilio ? createTwilioSender(twilio) : hasDevPages ? createOutboxSmsSender(database.db) : undefined,
      smsDailyLimit: environment.smsDailyLimit,
      files: openFiles(environment),
      maps,
      appStores,
      identityProviders: demoIdentity?.providers ?? identityProviders,
      contactEmail,
      isSecondFactorRequired: environment.isSecondFactorRequired,
      searchEngine: environment.searchEngine,
      log,
      transcoder,
      payments: !hasProvider && hasDevPages ? [createSandboxProvider(database.db)] : providers,
    });
    const forwarding = new Forwarding({ trustProxy, origin, warn: log.warn });
    const api = createApi(services, log, forwarding);
    const apiFetch: typeof fetch = async (input, init) => api.fetch(new Request(input, init));
    const pages = await loadPages(WEB_BUILD, { fetch: apiFetch, now: clock });
    if (!pages) print('No build of the web app in dist/web: serving only the API. Run npm run build.');
    // Loads the index in memory now, so that the first request does not wait for it.
    await services.listings.current();
    const devToken = hasDevPages ? readDevToken(dataDirectory) : undefined;
    const cache = new ResponseCache(clock, services.listings);
    const site = createSite({
      api,
      services,
      cache,
      log,
      pages,
      forwarding,
      devToken,
      clientDirectory: join(WEB_BUILD, 'client'),
      storybookDirectory: servesStorybook ? STORYBOOK : undefined,
      mediaStores: [
        services.files,
        createDiskFiles(ARTICLE_COVERS),
        createDiskFiles(SEED_MEDIA),
        createDiskFiles(SEED_VIDEOS),
      ],
    });
    await ensureUnsubscribeKey(database.db);
    await ensureVapidKeys(database.db);
    await ensurePeriodicJobs(database.db, clock());
    const getSiteOrigin = () => origin ?? getOwnOrigin();
    const metrics =
      environment.metrics && (await startMetrics(environment.metrics, { ...database, ...services, tracing }));
    const jobs = new JobRunner({
      ...buildJobOptions({ ...services, origin: getSiteOrigin, log, fetch: tracedFetch, moderatorId }),
      db: database.db,
      clock,
      log,
      tracing,
      ...(metrics && { onAttempt: metrics.metrics.countJob }),
    });
    const logRequest = createRequestLogger(log, environment.logFormat === 'text' ? 'debug' : 'info');
    const reportRequest = (result: RequestResult) => {
      metrics?.metrics.countRequest(result);
      logRequest(result);
    };
    const server = await serve(site, cache, { port, host }, forwarding, { reportRequest, tracing });
    /** Address of a site without a configured origin. */
    const getOwnOrigin = () => {
      const address = server.address();
      return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
    };
    jobs.start();
    void logUnready(services, log);
    const stopClockWatch = watchClock(database.db, clock, log);
    for (const { role, email } of accounts) {
      print(`Demo account (${role}): ${email}, password "${DEMO_PASSWORD}".`);
    }
    if (demoIdentity) print('Google and Apple logins are simulated: choose a demo user after the button.');
    if (hasProvider && isSellerMissing(withDefaultRules(await findFinanceRulesAt(database.db, clock())).seller))
      log.warn(
        'Missing tax data of receipts: set the seller at /finance before the first sale. Receipts without it are void.',
      );
    if (devToken !== undefined) {
      print(
        `Mails and text messages are shown at ${OUTBOX_PATH} instead of sent. Payments are simulated at ${SANDBOX_PATH}.`,
      );
      print(`To open these pages, first open this link in the browser: ${buildDevLink(getOwnOrigin(), devToken)}`);
    } else if (!smtp) print('Mails are not sent: SMTP_URL is not set.');
    const close = async () => {
      transcoder?.close();
      stopClockWatch();
      // Before the server waits for its connections.
      await services.userEvents.close();
      await Promise.all([closeServer(server, stopTimeoutMs), demoIdentity?.close(), jobs.close(stopTimeoutMs)]);
      metrics?.close();
      await tracing?.close();
      await database.close();
    };
    return { server, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Without an encoder, videos that do not play everywhere are refused. */
async function findTranscoder(program: string | null, print: StartOptions['print']): Promise<Transcoder | undefined> {
  const version = program === null ? undefined : await findFfmpegVersion(program);
  if (program !== null && version !== undefined) {
    print(`Converting videos with ffmpeg ${version}.`);
    return createFfmpegTranscoder(program);
  }
  if (program !== null && program !== DEFAULT_FFMPEG)
    throw new InvalidSettingError(`Invalid FFMPEG "${program}": set an ffmpeg that writes H.264 and AAC, or "none".`);
  print('No ffmpeg: accepting only videos that play on every device without conversion.');
  return undefined;
}

/** OpenTelemetry is loaded only if a collector is configured. */
const loadTracing = async (...options: Parameters<typeof startTracing>) =>
  (await import('./tracing/startTracing.ts')).startTracing(...options);

/** The simulated login providers are loaded only in a demo. */
const createDemoProviders = async (accounts: readonly DemoAccount[]) =>
  (await import('./demoIdentity/startDemoIdentity.ts')).startDemoIdentity(accounts);

function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const closeTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(closeTimer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
