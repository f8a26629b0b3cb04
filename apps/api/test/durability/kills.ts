import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '../engines/postgresServer.ts';
import { runOnDatabase } from '../engines/runOnDatabase.ts';
import { type KillOptions, type KillTarget, runKillRounds } from './killRounds.ts';
import { runModerationRounds } from './moderationRounds.ts';
import { runPaymentRounds } from './paymentRounds.ts';
import { runPostingRounds } from './postingRounds.ts';
import { runReelRounds } from './reelRounds.ts';
import { pickSpreadSteps, type SteppedOptions, type SteppedOutcome } from './steppedRounds.ts';

/**
 * `npm run kills -- 40`: this many kills of each kind, on both engines; `-- 40 payments posting` only of the named kinds.
 * Exits with 1 if anything was lost.
 */
const [count = '40', ...selectedNames] = process.argv.slice(2);
const rounds = Number(count);
const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-kills-'));
const print = (line: string) => console.log(`  ${line}`);
const isSelected = (name: string) => selectedNames.length === 0 || selectedNames.includes(name);
let hasPassed = true;

/** Kills under load, at any moment. */
async function verifyKills(
  title: string,
  killTarget: KillTarget,
  options: Omit<KillOptions, 'killTargets'>,
): Promise<void> {
  if (!isSelected(killTarget)) return;
  const victims = Array.from({ length: rounds }, () => killTarget);
  const outcome = await runKillRounds({ ...options, killTargets: victims, print });
  console.log(`${title}: ${JSON.stringify(outcome)}`);
  const { accounts, favorites, searches, mails } = outcome.newcomers;
  const { payments, ledgerFaults } = outcome.buyers;
  const errorCounts = [
    payments,
    ledgerFaults,
    outcome.lost,
    outcome.wrongTotal,
    accounts,
    favorites,
    searches,
    mails,
    outcome.videos.lost,
    outcome.videos.refused,
    outcome.selfEndedCount,
  ];
  hasPassed &&=
    errorCounts.every((found) => found === 0) && outcome.buyers.checked > 0 && outcome.videos.checked >= rounds;
}

type StepScenario = (options: SteppedOptions) => Promise<SteppedOutcome & { checked: number; wrong: object }>;

/** Kills the server between consecutive steps of a scenario. */
async function verifyStepKills(
  name: string,
  runScenario: StepScenario,
  postgres: RunningPostgres | undefined,
): Promise<void> {
  if (!isSelected(name)) return;
  const title = `Steps of ${name}, ${postgres ? 'PostgreSQL' : 'embedded database'}`;
  const url = postgres?.url.replace('/postgres?', `/${name}?`);
  if (postgres) await runOnDatabase(postgres.url, `create database ${name}`);
  const ownDirectory = join(directory, `${name}-${postgres ? 'files' : 'embedded'}`);
  const outcome = await runScenario({
    directory: ownDirectory,
    ...(url && { postgres: { url } }),
    choose: pickSpreadSteps(rounds),
    print,
  });
  const { killedBefore, ...rest } = outcome;
  console.log(`${title}: ${JSON.stringify({ ...rest, killed: killedBefore.length })}`);
  hasPassed &&= outcome.checked > 0 && Object.values(outcome.wrong).every((found) => found === 0);
}

const postgres = await startPostgres();
const engines = [undefined, ...('missing' in postgres ? [] : [postgres])];
for (const engine of engines) {
  await verifyStepKills('payments', runPaymentRounds, engine);
  await verifyStepKills('posting', runPostingRounds, engine);
  await verifyStepKills('reels', runReelRounds, engine);
  await verifyStepKills('moderation', runModerationRounds, engine);
}
await verifyKills('Server with the embedded database', 'server', { directory: join(directory, 'embedded') });
if ('missing' in postgres) {
  console.warn(`Not tried on PostgreSQL: ${postgres.missing}`);
} else {
  const options = { directory: join(directory, 'files'), postgres };
  await verifyKills('Server with PostgreSQL', 'server', options);
  await verifyKills('A process of PostgreSQL', 'backend', options);
  await verifyKills('All of PostgreSQL', 'postmaster', options);
  await postgres.stop();
}
rmSync(directory, { recursive: true, force: true });
process.exit(hasPassed ? 0 : 1);
