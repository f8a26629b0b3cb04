import { homeWithAd } from '../../ads/repository/ads.ts';
import type { JobServices } from '../../app/defineDomain.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { claimOldest } from '../repository/queue.ts';
import { claimEnd } from '../services/caseParts.ts';
import { lockPending, reviewAd } from '../services/reviewAd.ts';

/** The kind of the job that lets ads through where nobody moderates. */
export const ACCEPT_ADS_JOB = 'accept_ads';
export const ACCEPT_ADS_EVERY_MS = 1_000;

/** Lets through every ad that waits for a moderator, again and again: for a demo that is tried by one person alone. */
export const acceptAdsJob =
  ({
    db,
    settings,
    listings,
    moderatorId,
    origin,
  }: Pick<JobServices, 'db' | 'settings' | 'listings' | 'moderatorId' | 'origin'>): JobHandler =>
  async (_, { now }) => {
    // A server that was started otherwise before has left its job.
    if (moderatorId === undefined) return;
    const steps = (await settings.current()).get('adsteps');
    for (;;) {
      const id = await claimOldest(db, { moderatorId, now, until: claimEnd(now) });
      const ad = id === undefined ? undefined : (await homeWithAd(db, id))?.ad;
      if (id === undefined || !ad) break;
      await inTransaction(db, async (tx) => {
        const pending = await lockPending(tx, id, ad.submitted_at.toISOString());
        // Changed since, or its seller blocked: its claim ends by itself.
        if (typeof pending === 'string') return;
        const decision = {
          decision: 'accepted' as const,
          reasons: [],
          note: null,
          submitted_at: ad.submitted_at.toISOString(),
        };
        await reviewAd(tx, pending, decision, { moderatorId, now, steps, origin: origin() });
      });
      await listings.refresh();
    }
    return new Date(now.getTime() + ACCEPT_ADS_EVERY_MS);
  };
