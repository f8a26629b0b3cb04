import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgresServer.ts';
import { findSoakProblems } from './findSoakProblems.ts';
import { formatSoak } from './formatSoak.ts';
import { runSoak } from './runSoak.ts';

/** `npm run soak -- 60`: this many minutes of mixed traffic. Prints a report, and exits with 1 if anything went wrong. */
const minutes = Number(process.argv[2] ?? 60);
const postgres = await startPostgres();
if ('missing' in postgres) throw new Error(postgres.missing);
const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-soak-'));
try {
  const outcome = await runSoak({ directory, postgres, minutes, print: (line) => console.error(line) });
  console.log(formatSoak(outcome));
  const problems = findSoakProblems(outcome);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
