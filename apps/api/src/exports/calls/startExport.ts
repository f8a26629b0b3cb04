import { lockExistingUser } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { RetryLaterError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { EXPORT_JOB, EXPORT_REMOVAL_JOB } from '../jobs/exportJob.ts';
import { beginExport, findExport } from '../repository/exports.ts';
import { computeExportDelay } from '../rules/exportRules.ts';

export const startExport: Handler<'startExport'> = async (_, { db, user, now, origin }) => {
  await inTransaction(db, async (tx) => {
    await lockExistingUser(tx, user.id);
    const latestExport = await findExport(tx, user.id);
    const delay = computeExportDelay(latestExport, now);
    if (delay > 0) throw new RetryLaterError('retry_too_soon', Math.ceil(delay / 1000));
    if (latestExport) await enqueue(tx, { kind: EXPORT_REMOVAL_JOB, payload: { id: latestExport.id }, now });
    const id = await beginExport(tx, user.id, now);
    await enqueue(tx, { kind: EXPORT_JOB, payload: { id, user_id: user.id, origin }, now });
  });
  return { code: 200 };
};
