import type { ReviewCase } from '@mashrabiya/contract';
import { propertyWithAd } from '../../ads/repository/ads.ts';
import { isEditPending, withEdit } from '../../ads/rules/ownedProperty.ts';
import type { ContextOf, Handler } from '../../app/bind.ts';
import { claimHolders } from '../repository/claimHolders.ts';
import { claimOldest, waitingClaims, waitingCount } from '../repository/queue.ts';
import { changesOf, judgedContent, partsOf } from '../rules/changedParts.ts';
import { whyWaiting } from '../rules/trust.ts';
import { caseParts, claimEnd } from '../services/caseParts.ts';

/** Claims the oldest pending ad for this moderator, or the one after the ad being skipped. */
export const claimReview: Handler<'claimReview'> = async ({ query }, context) => {
  const { db, user, now } = context;
  const until = claimEnd(now);
  const id = await claimOldest(db, { moderatorId: user.id, after: query.after?.toLowerCase(), now, until });
  const [waiting, data] = await Promise.all([
    waitingCount(db, user.id, now),
    id === undefined ? null : caseOf(id, until, context),
  ]);
  if (!data) return { data, waiting, holders: await claimHolders(db, waitingClaims(db, now), context) };
  return { data, waiting };
};

async function caseOf(id: string, until: Date, context: ContextOf<'claimReview'>): Promise<ReviewCase | null> {
  const { db, reference, language } = context;
  const own = await propertyWithAd(db, id);
  if (!own?.ad) return null;
  const isEdit = isEditPending({ property: own.property, ad: own.ad });
  const property = withEdit(own);
  const { parts, reviews } = await caseParts(property, until, context);
  const before = isEdit ? judgedContent(own.property) : reviews[0]?.content;
  const changes = before ? changesOf(property, before, { reference, language }) : [];
  const changed = changes.map(({ field }) => field);
  const why = whyWaiting({ reviews, isEdit, changed, trust: parts.seller.trust });
  const submitted_at = own.ad.submitted_at.toISOString();
  return { ...parts, submitted_at, is_edit: isEdit, why, changed: partsOf(changes), changes };
}
