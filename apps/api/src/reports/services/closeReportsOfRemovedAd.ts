import type { Transaction } from 'kysely';
import { getAdTitle } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { closeReports } from '../repository/cases.ts';
import { endSoldQuestion } from '../repository/soldQuestions.ts';
import { notifyReporters } from './notifyReporters.ts';
import type { SoldCandidate } from './soldQuestion.ts';

/** Closes the open reports of a removed ad, which no moderator decides on. Reporters with a login are notified. */
export async function closeReportsOfRemovedAd(
  tx: Transaction<Tables>,
  property: SoldCandidate,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  await endSoldQuestion(tx, property.id);
  const reports = await closeReports(tx, { caseId: property.id, decision: 'ended', until: now, now });
  if (reports.length === 0) return;
  await recordModeration(tx, {
    kind: 'report_ended',
    actorId: property.user_id,
    propertyId: property.id,
    sellerId: property.user_id,
    reasons: [...new Set(reports.map(({ reason }) => reason))],
    now,
  });
  await notifyReporters(tx, reports, {
    kind: 'ad',
    outcome: 'removed',
    getTitle: (language) => getAdTitle(language, property),
    origin,
    now,
  });
}
