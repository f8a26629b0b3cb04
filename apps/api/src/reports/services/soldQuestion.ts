import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { noteModeration } from '../../moderation/repository/events.ts';
import { closeReports } from '../repository/cases.ts';
import { openReports } from '../repository/reports.ts';
import { endSoldQuestion, openSoldQuestion } from '../repository/soldQuestions.ts';
import { asksOwner } from '../rules/soldQuestion.ts';
import { tellReporters } from './tellReporters.ts';

type Home = Pick<PropertyRow, 'id' | 'user_id' | 'address_ar' | 'address_en'>;

interface Moment {
  origin: string;
  now: Date;
}

const titleOf = ({ address_ar, address_en }: Home): string => address_ar ?? address_en ?? '';

/** Asks the owner to confirm availability after enough "sold" reports; once until they answer. */
export async function requestSoldConfirmation(
  tx: Transaction<Tables>,
  home: Home,
  { origin, now }: Moment,
): Promise<void> {
  if (!asksOwner(await openReports(tx, home.id), home.user_id)) return;
  if (!(await openSoldQuestion(tx, home.id, now))) return;
  const { id: propertyId, user_id: userId } = home;
  const { email } = await userById(tx, userId);
  await noteModeration(tx, { kind: 'sold_asked', actorId: null, propertyId, sellerId: userId, now });
  await enqueueMail(tx, { kind: 'ad_sold_question', userId, to: email, origin, title: titleOf(home), now });
}

/**
 * Closes "sold" reports by the owner's answer: a confirmation dismisses them, ending the ad upholds them. Reporters
 * with a login are notified.
 */
export async function answerSoldReports(
  tx: Transaction<Tables>,
  home: Home,
  { answer, origin, now }: Moment & { answer: 'confirmed' | 'ended' },
): Promise<void> {
  const wasAsked = await endSoldQuestion(tx, home.id);
  if (!wasAsked && answer === 'confirmed') return;
  const { id: propertyId, user_id: ownerId } = home;
  const reports = await closeReports(tx, { caseId: propertyId, decision: answer, reason: 'sold', until: now, now });
  if (reports.length === 0) return;
  const event = { actorId: ownerId, propertyId, sellerId: ownerId, reasons: ['sold'], now };
  await noteModeration(tx, { ...event, kind: `report_${answer}` });
  await tellReporters(tx, reports, { kind: 'ad', outcome: answer, titleIn: () => titleOf(home), origin, now });
}
