import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { getAdTitle } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { closeReports } from '../repository/cases.ts';
import { findOpenReports } from '../repository/reports.ts';
import { endSoldQuestion, openSoldQuestion } from '../repository/soldQuestions.ts';
import { needsOwnerAnswer } from '../rules/soldQuestion.ts';
import { notifyReporters } from './notifyReporters.ts';

export type SoldCandidate = Pick<PropertyRow, 'id' | 'user_id' | 'address_ar' | 'address_en'>;

interface RequestContext {
  origin: string;
  now: Date;
}

/** Asks the owner to confirm availability after enough "sold" reports; once until they answer. */
export async function requestSoldConfirmation(
  tx: Transaction<Tables>,
  property: SoldCandidate,
  { origin, now }: RequestContext,
): Promise<void> {
  if (!needsOwnerAnswer(await findOpenReports(tx, property.id), property.user_id)) return;
  if (!(await openSoldQuestion(tx, property.id, now))) return;
  const { id: propertyId, user_id: userId } = property;
  const { email, language } = await findUserById(tx, userId);
  await recordModeration(tx, { kind: 'sold_asked', actorId: null, propertyId, sellerId: userId, now });
  const title = getAdTitle(language, property);
  await enqueueMail(tx, { kind: 'ad_sold_question', userId, to: email, origin, title, now });
}

/**
 * Closes "sold" reports by the owner's answer: a confirmation dismisses them, ending the ad upholds them. Reporters
 * with a login are notified.
 */
export async function answerSoldReports(
  tx: Transaction<Tables>,
  property: SoldCandidate,
  { answer, origin, now }: RequestContext & { answer: 'confirmed' | 'ended' },
): Promise<void> {
  const hadQuestion = await endSoldQuestion(tx, property.id);
  if (!hadQuestion && answer === 'confirmed') return;
  const { id: propertyId, user_id: ownerId } = property;
  const reports = await closeReports(tx, { caseId: propertyId, decision: answer, reason: 'sold', until: now, now });
  if (reports.length === 0) return;
  const event = { actorId: ownerId, propertyId, sellerId: ownerId, reasons: ['sold'], now };
  await recordModeration(tx, { ...event, kind: `report_${answer}` });
  await notifyReporters(tx, reports, {
    kind: 'ad',
    outcome: answer,
    getTitle: (language) => getAdTitle(language, property),
    origin,
    now,
  });
}
