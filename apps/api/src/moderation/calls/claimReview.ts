import type { Handler } from '../../app/bind.ts';
import { homeWithAd } from '../../owning/repository/ads.ts';
import { claimOldest, waitingCount } from '../repository/queue.ts';
import { changesOf, partsOf } from '../rules/changedParts.ts';
import { caseParts, claimEnd } from '../services/caseParts.ts';

/** The ad that has waited longest, for this moderator alone; or the one after that which they look at. */
export const claimReview: Handler<'claimReview'> = async ({ query }, context) => {
  const { db, user, now } = context;
  const until = claimEnd(now);
  const id = await claimOldest(db, { moderatorId: user.id, after: query.after?.toLowerCase(), now, until });
  const waiting = await waitingCount(db, now);
  const own = id === undefined ? undefined : await homeWithAd(db, id);
  if (!own?.ad) return { data: null, waiting };
  const { home, ad } = own;
  const { parts, last } = await caseParts(home, until, context);
  const { reference, language } = context;
  const changes = last ? changesOf(home, last.content, { reference, language }) : [];
  return {
    data: { ...parts, submitted_at: ad.submitted_at.toISOString(), changed: partsOf(changes), changes },
    waiting,
  };
};
