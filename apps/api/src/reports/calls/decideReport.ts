import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deletePendingDecision, undoPendingDecision } from '../../decisions/repository/pendingDecisions.ts';
import { deferDecision } from '../../decisions/services/deferDecision.ts';
import { setCaseHolder } from '../../moderation/repository/claimHolders.ts';
import { computeClaimEnd } from '../../moderation/services/caseParts.ts';
import { lockClaimedCase } from '../repository/cases.ts';
import {
  hasChangedSince,
  hashReportedContent,
  isApplicable,
  isSubjectVisible,
  lockReportedCase,
} from '../services/reportedCase.ts';
import { reviewReports } from '../services/reviewReports.ts';

/**
 * Decides on the reports of a case that the moderator has claimed: at once, or deferred so that it can be undone. A
 * block is never deferred: it can be lifted separately.
 */
export const decideReport: Handler<'decideReport'> = async ({ params, body }, context) => {
  const { db, user, now, origin, listings } = context;
  const { undoable, ...decision } = body;
  const id = params.id.toLowerCase();
  const isDeferred = undoable && decision.decision !== 'blocked';
  await inTransaction(db, async (tx) => {
    const reportedCase = await lockReportedCase(tx, id);
    if (!reportedCase) throw new AppError({ code: 'not_found', parameter: 'id' });
    if (!isApplicable(reportedCase, decision.decision))
      throw new AppError({ code: 'invalid_field', pointer: '/decision' });
    if (!isSubjectVisible(reportedCase) || !(await lockClaimedCase(tx, { id, moderatorId: user.id, now })))
      throw new AppError({ code: 'review_outdated' });
    const decider = { moderatorId: user.id, origin, now };
    const subject = { kind: 'report', id } as const;
    if (isDeferred) {
      const content_hash = hashReportedContent(reportedCase);
      await deferDecision(tx, subject, { decision: { ...decision, content_hash }, ...decider });
      await setCaseHolder(tx, id, null);
      return;
    }
    await deletePendingDecision(tx, subject);
    return reviewReports(tx, reportedCase, decision, decider);
  });
  if (!isDeferred) await listings.refresh();
  return { code: 200 };
};

export const undoReport: Handler<'undoReport'> = async ({ params }, { db, user, now }) => {
  const id = params.id.toLowerCase();
  const isClaimed = await inTransaction(db, async (tx) => {
    const reportedCase = await lockReportedCase(tx, id);
    const undoneDecision = await undoPendingDecision(tx, { kind: 'report', id }, user.id);
    if (!undoneDecision) throw new AppError({ code: 'undo_too_late' });
    // A moderator must not decide on reports of a version that they have not seen.
    if (!reportedCase || !isSubjectVisible(reportedCase) || hasChangedSince(reportedCase, undoneDecision)) return false;
    return setCaseHolder(tx, id, { moderatorId: user.id, until: computeClaimEnd(now) });
  });
  // Thrown after the transaction: the decision is undone even if the moderator does not get the case again.
  if (!isClaimed) throw new AppError({ code: 'review_outdated' });
  return { code: 200 };
};
