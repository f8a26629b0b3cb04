import { ApplicationDecisionInput } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { claimPendingDecision } from '../../decisions/repository/pendingDecisions.ts';
import { DecisionPayload } from '../../decisions/services/deferDecision.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { lockApplication } from '../repository/advisors.ts';
import { isPendingApplication, reviewApplication } from '../services/reviewApplication.ts';

/** Carries out a decision that was not undone, unless the application was sent again or its applicant is blocked. */
export const advisorDecisionJob =
  (db: Kysely<Tables>): JobHandler =>
  async (payload, { now }) => {
    const { id, subject_id: applicationId, origin } = DecisionPayload.parse(payload);
    await inTransaction(db, async (tx) => {
      const advisor = await lockApplication(tx, applicationId);
      const pendingDecision = await claimPendingDecision(tx, id);
      if (!pendingDecision || !advisor) return;
      const decision = ApplicationDecisionInput.parse(pendingDecision.decision);
      const { blocked_at: blockedAt } = await findUserById(tx, advisor.user_id);
      if (blockedAt || !isPendingApplication(advisor, decision.submitted_at)) return;
      await reviewApplication(tx, advisor, decision, { moderatorId: pendingDecision.moderator_id, origin, now });
    });
  };
