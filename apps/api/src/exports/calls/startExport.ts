import type { Handler } from '../../app/bind.ts';
import { RetryLater } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { EXPORT_JOB, EXPORT_REMOVAL_JOB } from '../jobs/exportJob.ts';
import { beginExport, exportOf, oneAtATime } from '../repository/exports.ts';
import { waitForExport } from '../rules/exportRules.ts';

/** Starts an export that replaces the previous one. */
export const startExport: Handler<'startExport'> = async (_, { db, user, now, origin }) => {
  await inTransaction(db, async (tx) => {
    await oneAtATime(tx, user.id);
    const last = await exportOf(tx, user.id);
    const wait = waitForExport(last, now);
    if (wait > 0) throw new RetryLater('retry_too_soon', Math.ceil(wait / 1000));
    if (last) await enqueue(tx, { kind: EXPORT_REMOVAL_JOB, payload: { id: last.id }, now });
    const id = await beginExport(tx, user.id, now);
    await enqueue(tx, { kind: EXPORT_JOB, payload: { id, user_id: user.id, origin }, now });
  });
  return { code: 200 };
};
