import type { Kysely } from 'kysely';
import { CommandError } from './core/CommandError.ts';
import type { Tables } from './db/schema.ts';
import { areJobsPaused, pauseJobs, resumeJobs } from './jobs/pause.ts';
import { listDeadJobs, readQueue, retryDeadJobs } from './jobs/queue.ts';
import { runDatabaseCommand } from './runCommand.ts';

const USAGE = `Usage:
  npm run jobs                 List waiting jobs by kind, then dead jobs with their last error
  npm run jobs -- retry <id>   Retry one dead job
  npm run jobs -- retry all    Retry all dead jobs
  npm run jobs -- pause        Stop all nodes from taking jobs: no mails, pushes or refunds
  npm run jobs -- resume       Let the nodes take jobs again`;

const PAUSED_NOTICE = 'Jobs are paused: no mails, pushes or refunds. To continue: npm run jobs -- resume';

export async function manageDeadJobs(
  db: Kysely<Tables>,
  [command = 'list', jobId]: readonly string[],
  now: Date,
): Promise<string> {
  if (command === 'list') {
    const deadJobs = await listDeadJobs(db);
    const lines = deadJobs.map(
      ({ id, kind, attempts, ended_at, last_error }) =>
        `${id}  ${kind}  ${ended_at?.toISOString()}  ${attempts} attempts: ${last_error}`,
    );
    const queueLines = (await readQueue(db, now))
      .filter(({ due, retrying }) => due + retrying > 0)
      .map(
        ({ kind, due, retrying, oldestDueSeconds }) =>
          `${kind}: ${due} due, the oldest for ${Math.round(oldestDueSeconds)} s; ${retrying} retried after a failure`,
      );
    const pauseLines = (await areJobsPaused(db)) ? [PAUSED_NOTICE] : [];
    return [...pauseLines, ...queueLines, ...(lines.length > 0 ? lines : ['No dead jobs.'])].join('\n');
  }
  if (command === 'pause') {
    await pauseJobs(db);
    return PAUSED_NOTICE;
  }
  if (command === 'resume') {
    await resumeJobs(db);
    return 'Jobs are running.';
  }
  if (command !== 'retry' || !jobId) throw new CommandError(USAGE);
  const count = await retryDeadJobs(db, { id: jobId === 'all' ? undefined : jobId, now });
  if (count === 0) throw new CommandError(jobId === 'all' ? 'No dead jobs.' : `No dead job has the id ${jobId}.`);
  return `Retrying ${count} ${count === 1 ? 'job' : 'jobs'}.`;
}

if (import.meta.main) await runDatabaseCommand((db, args) => manageDeadJobs(db, args, new Date()));
