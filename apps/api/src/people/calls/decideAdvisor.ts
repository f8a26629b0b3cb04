import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deletePendingDecision, undoPendingDecision } from '../../decisions/repository/pendingDecisions.ts';
import { deferDecision } from '../../decisions/services/deferDecision.ts';
import { countClaimHolders } from '../../moderation/repository/claimHolders.ts';
import { computeClaimEnd } from '../../moderation/services/caseParts.ts';
import {
  claimOldestApplication,
  countWaitingApplications,
  findApplicationClaims,
  lockApplication,
  setApplicationHolder,
} from '../repository/advisors.ts';
import { toApplication } from '../rules/toAdvisor.ts';
import { isPendingApplication, reviewApplication } from '../services/reviewApplication.ts';

export const claimAdvisor: Handler<'claimAdvisor'> = async (_, context) => {
  const { db, user, reference, language, now } = context;
  const claimedApplication = await claimOldestApplication(db, {
    moderatorId: user.id,
    now,
    until: computeClaimEnd(now),
  });
  const waitingCount = await countWaitingApplications(db, user.id, now);
  if (!claimedApplication)
    return {
      data: null,
      waiting: waitingCount,
      holders: await countClaimHolders(db, findApplicationClaims(db, now), context),
    };
  return { data: toApplication(claimedApplication, { reference, language }), waiting: waitingCount };
};

export const decideAdvisor: Handler<'decideAdvisor'> = async ({ params, body }, { db, user, origin, now }) => {
  const { undoable, ...decision } = body;
  await inTransaction(db, async (tx) => {
    const advisor = await lockApplication(tx, params.id.toLowerCase());
    if (!advisor) throw new AppError({ code: 'not_found', parameter: 'id' });
    const isClaimed = advisor.claimed_by === user.id && advisor.claimed_until !== null && advisor.claimed_until > now;
    if (!isClaimed || !isPendingApplication(advisor, decision.submitted_at))
      throw new AppError({ code: 'application_outdated' });
    const decider = { moderatorId: user.id, origin, now };
    const subject = { kind: 'advisor', id: advisor.id } as const;
    if (undoable) {
      await deferDecision(tx, subject, { decision, ...decider });
      return setApplicationHolder(tx, advisor.id, null);
    }
    await deletePendingDecision(tx, subject);
    return reviewApplication(tx, advisor, decision, decider);
  });
  return { code: 200 };
};

export const undoAdvisor: Handler<'undoAdvisor'> = async ({ params }, { db, user, now }) => {
  const id = params.id.toLowerCase();
  await inTransaction(db, async (tx) => {
    await lockApplication(tx, id);
    if (!(await undoPendingDecision(tx, { kind: 'advisor', id }, user.id)))
      throw new AppError({ code: 'undo_too_late' });
    await setApplicationHolder(tx, id, { moderatorId: user.id, until: computeClaimEnd(now) });
  });
  return { code: 200 };
};
