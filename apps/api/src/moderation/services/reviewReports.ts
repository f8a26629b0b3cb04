import { AVAILABILITY, type ReportReviewInput } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { enqueueMail } from '../../mail/mailJob.ts';
import { changeHome } from '../../owning/repository/ads.ts';
import { noteModeration } from '../repository/events.ts';
import { closeReports } from '../repository/reports.ts';
import { noteReview } from '../repository/reviews.ts';
import { endSoldQuestion } from '../repository/soldQuestions.ts';
import { judgedContent } from '../rules/changedParts.ts';
import { notesOf, writtenNote } from '../rules/notes.ts';
import { blockAndTell } from './blockSeller.ts';
import { tellReporters } from './tellReporters.ts';

const REVIEWS = {
  change: { decision: 'change', mail: 'ad_change' },
  off_offer: { decision: 'rejected', mail: 'ad_off_offer' },
} as const;

export interface Reviewing {
  moderatorId: string;
  origin: string;
  now: Date;
}

/** Carries out what a moderator decided of the reports against an ad, and has everybody told. */
export async function reviewReports(
  tx: Transaction<Tables>,
  home: PropertyRow,
  made: ReportReviewInput,
  { moderatorId, origin, now }: Reviewing,
): Promise<void> {
  const { decision, reasons, until } = made;
  const notes = notesOf(made);
  const propertyId = home.id;
  const title = home.address_ar ?? home.address_en ?? '';
  const reports = await closeReports(tx, { propertyId, decision, until: new Date(until), now });
  await endSoldQuestion(tx, propertyId);
  const entry = { actorId: moderatorId, propertyId, sellerId: home.user_id, reasons, now };
  if (decision === 'blocked') {
    const [ar, en] = [made.reason_ar ?? '', made.reason_en ?? ''];
    await blockAndTell(tx, { sellerId: home.user_id, moderatorId, ar, en, origin, now });
    await noteModeration(tx, { ...entry, kind: 'report_blocked', note: `${ar}\n${en}` });
  } else {
    await noteModeration(tx, { ...entry, kind: `report_${decision}`, note: writtenNote(notes) });
  }
  if (decision === 'change' || decision === 'off_offer') {
    const review = REVIEWS[decision];
    const content = judgedContent(home);
    await noteReview(tx, { propertyId, moderatorId, decision: review.decision, reasons, ...notes, content, now });
    await changeHome(tx, propertyId, { availability: AVAILABILITY.rejected }, now);
    const { email } = await userById(tx, home.user_id);
    await enqueueMail(tx, {
      kind: review.mail,
      userId: home.user_id,
      to: email,
      origin,
      title,
      reasons,
      ...notes,
      now,
    });
  }
  await tellReporters(tx, reports, { outcome: decision, title, origin, now });
}
