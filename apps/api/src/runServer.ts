import { systemClock } from './core/clock.ts';
import { createLog } from './core/createLog.ts';
import { InvalidSettingError } from './core/InvalidSettingError.ts';
import { PortInUseError } from './core/listen.ts';
import type { Log } from './core/log.ts';
import { UnusableDatabaseError } from './db/UnusableDatabaseError.ts';
import { assertDatabaseChosen, readEnvironment } from './environment/readEnvironment.ts';
import { openFiles } from './files/openFiles.ts';
import { type RunningServer, start } from './start.ts';

/** Time for closing the database after requests and jobs have ended; supervisors kill slower processes. */
const CLOSE_TIMEOUT_MS = 20_000;

/** Shuts down cleanly at the first signal, at once at the second. */
function shutDownOnSignals(
  runningServer: RunningServer,
  { stopTimeoutMs, log }: { stopTimeoutMs: number; log: Log },
): void {
  let isShuttingDown = false;
  const shutDown = async () => {
    if (isShuttingDown) process.exit(1);
    isShuttingDown = true;
    log.info('Shutting down …');
    setTimeout(() => process.exit(1), stopTimeoutMs + CLOSE_TIMEOUT_MS).unref();
    await runningServer.close();
    process.exit(0);
  };
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);
}

try {
  const environment = readEnvironment(process.env);
  const log = createLog({ level: environment.logLevel, format: environment.logFormat });
  for (const warning of environment.warnings) log.warn(warning);
  assertDatabaseChosen(environment);
  const runningServer = await start({
    environment,
    clock: systemClock,
    print: log.info,
    log,
    seed: async (tx, isDemo) => {
      const { seedDatabase } = await import('./seed/seedDatabase.ts');
      return seedDatabase(tx, {
        count: environment.seedCount,
        now: systemClock(),
        withAccounts: isDemo,
        files: openFiles(environment),
        origin: environment.origin ?? `http://localhost:${environment.port}`,
        log: log.info,
      });
    },
  });
  shutDownOnSignals(runningServer, { ...environment, log });
  const address = runningServer.server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  const siteAddress = environment.origin ?? `http://localhost:${port}`;
  log.info(environment.logFormat === 'text' ? `\n  ${siteAddress}\n` : `Listening at ${siteAddress}`);
  process.send?.({ storybook: environment.servesStorybook });
} catch (error) {
  const isExpected =
    error instanceof InvalidSettingError || error instanceof UnusableDatabaseError || error instanceof PortInUseError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
