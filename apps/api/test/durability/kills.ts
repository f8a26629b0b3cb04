import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgresServer.ts';
import { type KillOptions, killRounds, type Victim } from './killRounds.ts';

/** `npm run kills -- 40`: so many kills of each victim under load, on both engines. Ends with 1 when anything was lost. */
const rounds = Number(process.argv[2] ?? 40);
const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-kills-'));
let isProved = true;

async function prove(title: string, victim: Victim, options: Omit<KillOptions, 'victims'>): Promise<void> {
  const victims = Array.from({ length: rounds }, () => victim);
  const outcome = await killRounds({ ...options, victims, say: (line) => console.log(`  ${line}`) });
  console.log(`${title}: ${JSON.stringify(outcome)}`);
  const { accounts, hearts, mails } = outcome.newcomers;
  const wrong = [outcome.lost, outcome.wrongTotal, accounts, hearts, mails, outcome.endedByItself];
  isProved &&= wrong.every((count) => count === 0);
}

await prove('Server with the embedded database', 'server', { directory: join(directory, 'embedded') });
const postgres = await startPostgres();
if ('missing' in postgres) {
  console.warn(`Not tried on PostgreSQL: ${postgres.missing}`);
} else {
  const options = { directory: join(directory, 'files'), postgres };
  await prove('Server with PostgreSQL', 'server', options);
  await prove('A process of PostgreSQL', 'backend', options);
  await prove('All of PostgreSQL', 'postmaster', options);
  await postgres.stop();
}
rmSync(directory, { recursive: true, force: true });
process.exit(isProved ? 0 : 1);
