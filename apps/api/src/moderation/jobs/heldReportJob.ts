import { AVAILABILITY, ReportReviewInput } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { ListingCatalogue } from '../../listings/services/ListingCatalogue.ts';
import { lockHome } from '../../owning/repository/ads.ts';
import { takeHeldDecision } from '../repository/heldDecisions.ts';
import { openReports } from '../repository/reports.ts';
import { HeldPayload } from '../services/holdDecision.ts';
import { reviewReports } from '../services/reviewReports.ts';

/**
 * Carries out a decision of reports that was not undone. Of an ad that is off offer meanwhile, or whose owner has
 * answered all that was reported, nothing is decided.
 */
export const heldReportJob =
  (db: Kysely<Tables>, listings: Pick<ListingCatalogue, 'refresh'>): JobHandler =>
  async (payload, { now }) => {
    const { id, subject_id: propertyId, origin } = HeldPayload.parse(payload);
    await inTransaction(db, async (tx) => {
      const home = (await lockHome(tx, propertyId))?.home;
      const held = await takeHeldDecision(tx, id);
      if (!held || home?.availability !== AVAILABILITY.active) return;
      const decision = ReportReviewInput.parse(held.decision);
      const until = new Date(decision.until);
      const isOpen = (await openReports(tx, propertyId)).some(({ created_at }) => created_at <= until);
      if (isOpen) await reviewReports(tx, home, decision, { moderatorId: held.moderator_id, origin, now });
    });
    await listings.refresh();
  };
