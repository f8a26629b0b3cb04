import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { ListingCatalogue } from '../../listings/services/ListingCatalogue.ts';
import type { Settings } from '../../reference/repository/Settings.ts';
import { takeHeldReview } from '../repository/heldReviews.ts';
import { lockPending, reviewAd } from '../services/reviewAd.ts';

const Payload = z.object({
  /** Of the decision: one that was undone and made again has another. */
  id: z.string(),
  property_id: z.string(),
  /** Scheme and host that links in mails begin with. */
  origin: z.string(),
});

interface HeldReviewTools {
  settings: Settings;
  listings: Pick<ListingCatalogue, 'refresh'>;
}

/**
 * Carries out a decision that was not undone. Of an ad that has changed meanwhile, or whose seller is blocked, nothing is
 * decided: it waits for a moderator like any other.
 */
export const heldReviewJob =
  (db: Kysely<Tables>, { settings, listings }: HeldReviewTools): JobHandler =>
  async (payload, { now }) => {
    const { id, property_id: propertyId, origin } = Payload.parse(payload);
    const steps = (await settings.current()).get('adsteps');
    await inTransaction(db, async (tx) => {
      // The ad before the decision, as whoever undoes it does.
      const lock = (submittedAt: string) => lockPending(tx, propertyId, submittedAt);
      await lock('');
      const held = await takeHeldReview(tx, id);
      if (!held) return;
      const pending = await lock(held.decision.submitted_at);
      if (typeof pending === 'string') return;
      await reviewAd(tx, pending, held.decision, { moderatorId: held.moderator_id, now, steps, origin });
    });
    await listings.refresh();
  };
