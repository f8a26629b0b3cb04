import { addCairoDays, formatCairoDay } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { deleteOldLeads } from '../repository/leads.ts';

export const OLD_LEADS_JOB = 'old_leads';
export const OLD_LEADS_EVERY_MS = 24 * 3_600_000;

const RETENTION_DAYS = 2 * 365;

/** Deletes leads whose latest contact and follow-up are older than two years; runs daily. */
export const oldLeadsJob =
  (db: Kysely<Tables>): JobHandler =>
  async (_, { now }) => {
    const cutoff = addCairoDays(now, -RETENTION_DAYS);
    await deleteOldLeads(db, { cutoff, cutoffDay: formatCairoDay(cutoff) });
    return new Date(now.getTime() + OLD_LEADS_EVERY_MS);
  };
