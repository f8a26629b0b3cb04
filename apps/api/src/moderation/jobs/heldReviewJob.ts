import { AdReviewInput } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { ListingCatalogue } from '../../catalogue/services/ListingCatalogue.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeHeldDecision } from '../../decisions/repository/heldDecisions.ts';
import { HeldPayload } from '../../decisions/services/holdDecision.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { Settings } from '../../settings/repository/Settings.ts';
import { lockPending, reviewAd } from '../services/reviewAd.ts';

interface HeldReviewTools {
  settings: Settings;
  listings: Pick<ListingCatalogue, 'refresh'>;
}

/**
 * Carries out a decision that was not undone. If the ad has changed meanwhile, or its seller is blocked, the decision
 * is dropped: the ad is pending like any other.
 */
export const heldReviewJob =
  (db: Kysely<Tables>, { settings, listings }: HeldReviewTools): JobHandler =>
  async (payload, { now }) => {
    const { id, subject_id: propertyId, origin } = HeldPayload.parse(payload);
    const steps = (await settings.current()).get('adsteps');
    await inTransaction(db, async (tx) => {
      // Locks the ad before the decision, in the same order as an undo.
      const lock = (submittedAt: string) => lockPending(tx, propertyId, submittedAt);
      await lock('');
      const held = await takeHeldDecision(tx, id);
      if (!held) return;
      const decision = AdReviewInput.parse(held.decision);
      const pending = await lock(decision.submitted_at);
      if (typeof pending === 'string') return;
      await reviewAd(tx, pending, decision, { moderatorId: held.moderator_id, now, steps, origin });
    });
    await listings.refresh();
  };
