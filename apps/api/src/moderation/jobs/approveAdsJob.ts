import { findPropertyWithAd } from '../../ads/repository/ads.ts';
import type { JobServices } from '../../app/defineDomain.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { claimOldest } from '../repository/queue.ts';
import { computeClaimEnd } from '../services/caseParts.ts';
import { lockPending, reviewAd } from '../services/reviewAd.ts';

export const APPROVE_ADS_JOB = 'accept_ads';
export const APPROVE_ADS_EVERY_MS = 1_000;

/** Periodically approves every pending ad: for a demo with a single user. */
export const approveAdsJob =
  ({
    db,
    settings,
    listings,
    moderatorId,
    origin,
  }: Pick<JobServices, 'db' | 'settings' | 'listings' | 'moderatorId' | 'origin'>): JobHandler =>
  async (_, { now }) => {
    // An earlier start, with a moderator configured to approve ads, has left this job behind.
    if (moderatorId === undefined) return;
    const rankSchedule = (await settings.current()).get('adsteps');
    for (;;) {
      const id = await claimOldest(db, { moderatorId, now, until: computeClaimEnd(now) });
      const ad = id === undefined ? undefined : (await findPropertyWithAd(db, id))?.ad;
      if (id === undefined || !ad) break;
      await inTransaction(db, async (tx) => {
        const pendingAd = await lockPending(tx, id, ad.submitted_at.toISOString());
        // The ad changed meanwhile, or its seller is blocked: the claim expires by itself.
        if (typeof pendingAd === 'string') return;
        const decision = {
          decision: 'accepted' as const,
          reasons: [],
          note: null,
          submitted_at: ad.submitted_at.toISOString(),
        };
        await reviewAd(tx, pendingAd, decision, { moderatorId, now, rankSchedule, origin: origin() });
      });
      await listings.refresh();
    }
    return new Date(now.getTime() + APPROVE_ADS_EVERY_MS);
  };
