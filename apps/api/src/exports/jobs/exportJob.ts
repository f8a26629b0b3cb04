import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Files } from '../../files/Files.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { UnrecoverableJobError } from '../../jobs/jobRules.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { endExport } from '../repository/exports.ts';
import { loadPersonalData } from '../repository/personalData.ts';
import { EXPORT_LIFETIME_MS } from '../rules/exportRules.ts';
import { storeExport, toExportKey } from '../services/exportFile.ts';

export const EXPORT_JOB = 'export';
export const EXPORT_REMOVAL_JOB = 'export_removal';

/** Four attempts take at most eleven minutes: then the user reads that it failed, and may retry. */
const MAX_ATTEMPTS = 4;

const Payload = z.object({ id: z.string(), user_id: z.string(), origin: z.string() });
const RemovalPayload = z.object({ id: z.string() });

export const exportJob =
  (db: Kysely<Tables>, files: Files): JobHandler =>
  async (payload, { now, attempts }) => {
    const { id, user_id, origin } = Payload.parse(payload);
    try {
      const { email, ...content } = await loadPersonalData(db, user_id);
      const bytes = await storeExport(files, id, { ...content, now });
      const expires_at = new Date(now.getTime() + EXPORT_LIFETIME_MS);
      await inTransaction(db, async (tx) => {
        const isWanted = await endExport(tx, id, { state: 'ready', expires_at, bytes });
        await enqueue(tx, { kind: EXPORT_REMOVAL_JOB, payload: { id }, now: isWanted ? expires_at : now });
        if (isWanted) await enqueueMail(tx, { kind: 'export_ready', userId: user_id, to: email, origin, now });
      });
    } catch (error) {
      if (attempts < MAX_ATTEMPTS) throw error;
      await endExport(db, id, { state: 'failed' });
      throw new UnrecoverableJobError(error instanceof Error ? error.message : String(error));
    }
  };

export const exportRemovalJob =
  (files: Files): JobHandler =>
  (payload) =>
    files.delete(toExportKey(RemovalPayload.parse(payload).id));
