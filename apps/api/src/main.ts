import { BadSetting } from './core/BadSetting.ts';
import { systemClock } from './core/clock.ts';
import { DatabaseUnusable } from './db/DatabaseUnusable.ts';
import { assertDatabaseChosen, readEnvironment } from './environment.ts';
import { PortTaken } from './host/serve.ts';
import { seedDatabase } from './seed/seedDatabase.ts';
import { type RunningServer, start } from './start.ts';

const say = (line: string) => console.log(line);

/** Time limit of a clean shutdown; supervisors kill slower processes. */
const END_WITHIN_MS = 25_000;

/** Shuts down cleanly at the first signal, at once at the second. */
function endOnSignals(running: RunningServer): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    say('\nShutting down …');
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    await running.close();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

try {
  const environment = readEnvironment(process.env);
  for (const warning of environment.warnings) console.error(warning);
  assertDatabaseChosen(environment);
  const running = await start({
    environment,
    clock: systemClock,
    say,
    log: (message) => console.error(message),
    seed: (tx, isDemo) =>
      seedDatabase(tx, {
        count: environment.seedCount,
        now: systemClock(),
        accounts: isDemo,
        origin: environment.origin ?? `http://localhost:${environment.port}`,
        log: say,
      }),
  });
  endOnSignals(running);
  const address = running.server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  say(`\n  ${environment.origin ?? `http://localhost:${port}`}\n`);
  process.send?.({ storybook: environment.storybook });
} catch (error) {
  const isExpected = error instanceof BadSetting || error instanceof DatabaseUnusable || error instanceof PortTaken;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
