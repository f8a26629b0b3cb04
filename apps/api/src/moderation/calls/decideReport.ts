import { AVAILABILITY } from '@mashrabiya/contract';
import { userById } from '../../accounts/repository/users.ts';
import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/mailJob.ts';
import { changeHome, lockHome } from '../../owning/repository/ads.ts';
import { noteModeration } from '../repository/events.ts';
import { closeReports, hasCase } from '../repository/reports.ts';
import { noteReview } from '../repository/reviews.ts';
import { endSoldQuestion } from '../repository/soldQuestions.ts';
import { judgedContent } from '../rules/changedParts.ts';
import { notesOf, writtenNote } from '../rules/notes.ts';
import { blockAndTell } from '../services/blockSeller.ts';
import { tellReporters } from '../services/tellReporters.ts';

const REVIEWS = {
  change: { decision: 'change', mail: 'ad_change' },
  off_offer: { decision: 'rejected', mail: 'ad_off_offer' },
} as const;

/** Decides of the reports against an ad that the moderator has claimed, and has everybody told. */
export const decideReport: Handler<'decideReport'> = async ({ params, body }, context) => {
  const { db, user, now, origin, listings } = context;
  const { decision, reasons, until } = body;
  const notes = notesOf(body);
  const propertyId = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    const own = await lockHome(tx, propertyId);
    if (!own) throw new AppError({ code: 'not_found', parameter: 'id' });
    const { home } = own;
    const isOnOffer = home.availability === AVAILABILITY.active;
    if (!isOnOffer || !(await hasCase(tx, { propertyId, moderatorId: user.id, now })))
      throw new AppError({ code: 'review_outdated' });
    const title = home.address_ar ?? home.address_en ?? '';
    const reports = await closeReports(tx, { propertyId, decision, until: new Date(until), now });
    await endSoldQuestion(tx, propertyId);
    const entry = { actorId: user.id, propertyId, sellerId: home.user_id, reasons, now };
    if (decision === 'blocked') {
      const [ar, en] = [body.reason_ar ?? '', body.reason_en ?? ''];
      await blockAndTell(tx, { sellerId: home.user_id, moderatorId: user.id, ar, en, origin, now });
      await noteModeration(tx, { ...entry, kind: 'report_blocked', note: `${ar}\n${en}` });
    } else {
      await noteModeration(tx, { ...entry, kind: `report_${decision}`, note: writtenNote(notes) });
    }
    if (decision === 'change' || decision === 'off_offer') {
      const review = REVIEWS[decision];
      const content = judgedContent(home);
      await noteReview(tx, {
        propertyId,
        moderatorId: user.id,
        decision: review.decision,
        reasons,
        ...notes,
        content,
        now,
      });
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
  });
  await listings.refresh();
  return { code: 200 };
};
