import { AdReviewInput } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { claimPendingDecision } from '../../decisions/repository/pendingDecisions.ts';
import { DecisionPayload } from '../../decisions/services/deferDecision.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { ListingSearch } from '../../search/ListingSearch.ts';
import { lockReelAndSeller } from '../repository/changeReel.ts';
import { isPending, reviewReel } from '../services/reviewReel.ts';

/** Carries out a decision that was not undone, unless the reel was changed or removed, or its owner is blocked. */
export const reelDecisionJob =
  (db: Kysely<Tables>, listings: Pick<ListingSearch, 'refresh'>): JobHandler =>
  async (payload, { now }) => {
    const { id, subject_id: reelId, origin } = DecisionPayload.parse(payload);
    await inTransaction(db, async (tx) => {
      const { reel, isSellerBlocked } = (await lockReelAndSeller(tx, reelId)) ?? {};
      const pendingDecision = await claimPendingDecision(tx, id);
      if (!pendingDecision || !reel || reel.removed_at !== null || isSellerBlocked) return;
      const decision = AdReviewInput.parse(pendingDecision.decision);
      if (!isPending(reel, decision.submitted_at)) return;
      await reviewReel(tx, reel, decision, { moderatorId: pendingDecision.moderator_id, origin, now });
    });
    await listings.refresh();
  };
