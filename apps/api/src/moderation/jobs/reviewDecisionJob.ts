import { AdReviewInput } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { claimPendingDecision } from '../../decisions/repository/pendingDecisions.ts';
import { DecisionPayload } from '../../decisions/services/deferDecision.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { ListingSearch } from '../../search/ListingSearch.ts';
import type { Settings } from '../../settings/repository/Settings.ts';
import { lockPending, reviewAd } from '../services/reviewAd.ts';

interface ReviewDecisionTools {
  settings: Settings;
  listings: Pick<ListingSearch, 'refresh'>;
}

/**
 * Carries out a decision that was not undone. If the ad has changed meanwhile, or its seller is blocked, the decision
 * is dropped: the ad is pending like any other.
 */
export const reviewDecisionJob =
  (db: Kysely<Tables>, { settings, listings }: ReviewDecisionTools): JobHandler =>
  async (payload, { now }) => {
    const { id, subject_id: propertyId, origin } = DecisionPayload.parse(payload);
    const rankSchedule = (await settings.current()).get('adsteps');
    await inTransaction(db, async (tx) => {
      // Locks the ad before the decision, in the same order as an undo.
      const lock = (submittedAt: string) => lockPending(tx, propertyId, submittedAt);
      await lock('');
      const pendingDecision = await claimPendingDecision(tx, id);
      if (!pendingDecision) return;
      const decision = AdReviewInput.parse(pendingDecision.decision);
      const pendingAd = await lock(decision.submitted_at);
      if (typeof pendingAd === 'string') return;
      await reviewAd(tx, pendingAd, decision, { moderatorId: pendingDecision.moderator_id, now, rankSchedule, origin });
    });
    await listings.refresh();
  };
