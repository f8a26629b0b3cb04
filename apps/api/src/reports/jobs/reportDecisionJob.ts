import { ReportReviewInput } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { claimPendingDecision } from '../../decisions/repository/pendingDecisions.ts';
import { DecisionPayload } from '../../decisions/services/deferDecision.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { ListingSearch } from '../../search/ListingSearch.ts';
import { findOpenReports } from '../repository/reports.ts';
import { hasChangedSince, isSubjectVisible, lockReportedCase } from '../services/reportedCase.ts';
import { reviewReports } from '../services/reviewReports.ts';

/**
 * Carries out a decision on reports that was not undone. It is dropped if the ad is offline or its content has changed
 * meanwhile, the user is blocked or deleted, or the owner's answer closed all reports.
 */
export const reportDecisionJob =
  (db: Kysely<Tables>, listings: Pick<ListingSearch, 'refresh'>): JobHandler =>
  async (payload, { now }) => {
    const { id, subject_id: caseId, origin } = DecisionPayload.parse(payload);
    await inTransaction(db, async (tx) => {
      const reportedCase = await lockReportedCase(tx, caseId);
      const pendingDecision = await claimPendingDecision(tx, id);
      if (!pendingDecision || !reportedCase || !isSubjectVisible(reportedCase)) return;
      if (hasChangedSince(reportedCase, pendingDecision)) return;
      const decision = ReportReviewInput.parse(pendingDecision.decision);
      const until = new Date(decision.until);
      const isOpen = (await findOpenReports(tx, caseId)).some(({ created_at }) => created_at <= until);
      if (isOpen)
        await reviewReports(tx, reportedCase, decision, { moderatorId: pendingDecision.moderator_id, origin, now });
    });
    await listings.refresh();
  };
