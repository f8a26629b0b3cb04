import { AVAILABILITY, type ReportReviewInput } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { updateProperty } from '../../ads/repository/ads.ts';
import { getAdTitle, pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { pickWrittenNote, toNotes } from '../../decisions/rules/notes.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { insertReview } from '../../moderation/repository/reviews.ts';
import { pickReviewedContent } from '../../moderation/rules/changedParts.ts';
import { blockAndNotify } from '../../moderation/services/blockUser.ts';
import { closeReports } from '../repository/cases.ts';
import { endSoldQuestion } from '../repository/soldQuestions.ts';
import { notifyReporters } from './notifyReporters.ts';
import type { ReportedCase } from './reportedCase.ts';

const REVIEW_BY_DECISION = {
  change: { decision: 'change', mail: 'ad_change' },
  off_offer: { decision: 'rejected', mail: 'ad_off_offer' },
} as const;

export interface ReviewContext {
  moderatorId: string;
  origin: string;
  now: Date;
}

export async function reviewReports(
  tx: Transaction<Tables>,
  reportedCase: ReportedCase,
  input: ReportReviewInput,
  { moderatorId, origin, now }: ReviewContext,
): Promise<void> {
  const { decision, reasons, until } = input;
  const isAd = reportedCase.kind === 'ad';
  const [caseId, sellerId] = isAd
    ? [reportedCase.property.id, reportedCase.property.user_id]
    : [reportedCase.user.id, reportedCase.user.id];
  const reports = await closeReports(tx, { caseId, decision, until: new Date(until), now });
  if (isAd) await endSoldQuestion(tx, caseId);
  const propertyDetails = isAd ? { propertyId: caseId } : {};
  const entry = { actorId: moderatorId, ...propertyDetails, sellerId, reasons, now };
  const [ar, en] = [input.reason_ar ?? '', input.reason_en ?? ''];
  if (decision === 'blocked') {
    await blockAndNotify(tx, { userId: sellerId, moderatorId, ar, en, origin, now });
    await recordModeration(tx, { ...entry, kind: 'report_blocked', note: `${ar}\n${en}` });
  } else if (decision === 'warned') {
    await recordModeration(tx, { ...entry, kind: 'report_warned', note: `${ar}\n${en}` });
    const { email, language } = await findUserById(tx, sellerId);
    const title = pickLanguage(language, ar, en);
    await enqueueMail(tx, { kind: 'person_warned', userId: sellerId, to: email, origin, title, now });
  } else {
    await recordModeration(tx, { ...entry, kind: `report_${decision}`, note: pickWrittenNote(toNotes(input)) });
  }
  if (isAd && (decision === 'change' || decision === 'off_offer'))
    await unlistAd(tx, reportedCase.property, { ...input, decision }, { moderatorId, origin, now });
  const getTitle = isAd
    ? (language: Language) => getAdTitle(language, reportedCase.property)
    : (language: Language) => getUserName(language, reportedCase.user);
  await notifyReporters(tx, reports, { kind: reportedCase.kind, outcome: decision, getTitle, origin, now });
}

const getUserName = (language: Language, { name_ar, name_en }: UserRow): string =>
  pickLanguage(language, name_ar, name_en);

/** Takes an ad offline until it is changed, or permanently, and notifies its seller. */
async function unlistAd(
  tx: Transaction<Tables>,
  property: PropertyRow,
  input: ReportReviewInput & { decision: keyof typeof REVIEW_BY_DECISION },
  { moderatorId, origin, now }: ReviewContext,
): Promise<void> {
  const { reasons } = input;
  const notes = toNotes(input);
  const { decision, mail } = REVIEW_BY_DECISION[input.decision];
  const content = pickReviewedContent(property);
  await insertReview(tx, { propertyId: property.id, moderatorId, decision, reasons, ...notes, content, now });
  await updateProperty(tx, property.id, { availability: AVAILABILITY.rejected }, now);
  const { id: userId, email: recipient, language } = await findUserById(tx, property.user_id);
  await enqueueMail(tx, {
    kind: mail,
    userId,
    to: recipient,
    origin,
    title: getAdTitle(language, property),
    reasons,
    ...notes,
    now,
  });
}
