import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import {
  anonymizeReports,
  deleteReportsAboutUser,
  findOpenReports,
  findReportedProperties,
} from '../repository/reports.ts';
import { closeReportsOfRemovedAd } from './closeReportsOfRemovedAd.ts';
import { notifyReporters } from './notifyReporters.ts';

interface Erasure {
  userId: string;
  origin: string;
  now: Date;
}

/**
 * Anonymises a user's reports, deletes those about the user, and closes those of the user's ads. Reporters with a login
 * are notified of open ones, without the user's name.
 */
export async function eraseReports(tx: Transaction<Tables>, { userId, origin, now }: Erasure): Promise<void> {
  await anonymizeReports(tx, userId);
  for (const property of await findReportedProperties(tx, userId))
    await closeReportsOfRemovedAd(tx, property, { origin, now });
  const reports = await findOpenReports(tx, userId);
  await notifyReporters(tx, reports, { kind: 'person', outcome: 'ended', getTitle: () => '', origin, now });
  await deleteReportsAboutUser(tx, userId);
}
