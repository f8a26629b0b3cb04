import { recordAuditEvent } from '../../accounts/repository/audit.ts';
import type { Handler } from '../../app/callHandler.ts';
import { redact } from '../../core/redact.ts';
import { inTransaction } from '../../db/transaction.ts';
import { areJobsPaused, pauseJobs, resumeJobs } from '../../jobs/pause.ts';
import { findLastErrors, readQueue, retryDeadJobs } from '../../jobs/queue.ts';

export const getBackgroundJobs: Handler<'getBackgroundJobs'> = async (_, { db, now }) => {
  const [queue, lastErrors, is_paused] = await Promise.all([readQueue(db, now), findLastErrors(db), areJobsPaused(db)]);
  const kinds = queue.map(({ kind, due, running, retrying, dead, oldestDueSeconds }) => ({
    kind,
    due,
    running,
    retrying,
    dead,
    oldest_since: due === 0 ? null : new Date(now.getTime() - oldestDueSeconds * 1000).toISOString(),
    last_error: redact(lastErrors.get(kind) ?? '') || null,
  }));
  return { data: { is_paused, kinds } };
};

export const retryBackgroundJobs: Handler<'retryBackgroundJobs'> = async ({ body }, { db, user, now, request }) => {
  const retried = await inTransaction(db, async (tx) => {
    const target = { reference: body.kind };
    await recordAuditEvent(tx, { userId: user.id, kind: 'jobs_retried', request, now, target });
    return retryDeadJobs(tx, { kind: body.kind, now });
  });
  return { data: { retried } };
};

export const pauseBackgroundJobs: Handler<'pauseBackgroundJobs'> = async ({ body }, { db, user, now, request }) => {
  const { is_paused: isPaused } = body;
  await inTransaction(db, async (tx) => {
    await (isPaused ? pauseJobs(tx) : resumeJobs(tx));
    const kind = isPaused ? 'jobs_paused' : 'jobs_resumed';
    await recordAuditEvent(tx, { userId: user.id, kind, request, now });
  });
  return { code: 200 };
};
