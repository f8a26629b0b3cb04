import { AVAILABILITY, type ReportReviewInput } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import { updateProperty } from '../../ads/repository/ads.ts';
import { inLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { notesOf, writtenNote } from '../../decisions/rules/notes.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { noteModeration } from '../../moderation/repository/events.ts';
import { noteReview } from '../../moderation/repository/reviews.ts';
import { judgedContent } from '../../moderation/rules/changedParts.ts';
import { blockAndNotify } from '../../moderation/services/blockSeller.ts';
import { closeReports } from '../repository/cases.ts';
import { endSoldQuestion } from '../repository/soldQuestions.ts';
import { notifyReporters } from './notifyReporters.ts';
import type { ReportedCase } from './reportedCase.ts';

const REVIEWS = {
  change: { decision: 'change', mail: 'ad_change' },
  off_offer: { decision: 'rejected', mail: 'ad_off_offer' },
} as const;

export interface Reviewing {
  moderatorId: string;
  origin: string;
  now: Date;
}

/** Carries out a moderator's decision on the reports of a case, and notifies everyone concerned. */
export async function reviewReports(
  tx: Transaction<Tables>,
  reported: ReportedCase,
  made: ReportReviewInput,
  { moderatorId, origin, now }: Reviewing,
): Promise<void> {
  const { decision, reasons, until } = made;
  const isAd = reported.kind === 'ad';
  const [caseId, sellerId] = isAd
    ? [reported.property.id, reported.property.user_id]
    : [reported.user.id, reported.user.id];
  const reports = await closeReports(tx, { caseId, decision, until: new Date(until), now });
  if (isAd) await endSoldQuestion(tx, caseId);
  const about = isAd ? { propertyId: caseId } : {};
  const entry = { actorId: moderatorId, ...about, sellerId, reasons, now };
  const [ar, en] = [made.reason_ar ?? '', made.reason_en ?? ''];
  if (decision === 'blocked') {
    await blockAndNotify(tx, { sellerId, moderatorId, ar, en, origin, now });
    await noteModeration(tx, { ...entry, kind: 'report_blocked', note: `${ar}\n${en}` });
  } else if (decision === 'warned') {
    await noteModeration(tx, { ...entry, kind: 'report_warned', note: `${ar}\n${en}` });
    const { email, language } = await userById(tx, sellerId);
    const title = inLanguage(language, ar, en);
    await enqueueMail(tx, { kind: 'person_warned', userId: sellerId, to: email, origin, title, now });
  } else {
    await noteModeration(tx, { ...entry, kind: `report_${decision}`, note: writtenNote(notesOf(made)) });
  }
  if (isAd && (decision === 'change' || decision === 'off_offer'))
    await takeOffOffer(tx, reported.property, { ...made, decision }, { moderatorId, origin, now });
  const titleIn = isAd ? () => titleOf(reported.property) : (language: Language) => nameIn(language, reported.user);
  await notifyReporters(tx, reports, { kind: reported.kind, outcome: decision, titleIn, origin, now });
}

const titleOf = ({ address_ar, address_en }: PropertyRow): string => address_ar ?? address_en ?? '';
const nameIn = (language: Language, { name_ar, name_en }: UserRow): string => inLanguage(language, name_ar, name_en);

/** Takes an ad offline until it is changed, or permanently, and notifies its seller. */
async function takeOffOffer(
  tx: Transaction<Tables>,
  property: PropertyRow,
  made: ReportReviewInput & { decision: keyof typeof REVIEWS },
  { moderatorId, origin, now }: Reviewing,
): Promise<void> {
  const { reasons } = made;
  const notes = notesOf(made);
  const { decision, mail } = REVIEWS[made.decision];
  const content = judgedContent(property);
  await noteReview(tx, { propertyId: property.id, moderatorId, decision, reasons, ...notes, content, now });
  await updateProperty(tx, property.id, { availability: AVAILABILITY.rejected }, now);
  const { id: userId, email: to } = await userById(tx, property.user_id);
  await enqueueMail(tx, { kind: mail, userId, to, origin, title: titleOf(property), reasons, ...notes, now });
}
