import type { ReviewCase } from '@mashrabiya/contract';
import { findPropertyWithAd } from '../../ads/repository/ads.ts';
import { applyEdit, isEditPending } from '../../ads/rules/propertyWithAd.ts';
import type { ContextOf, Handler } from '../../app/callHandler.ts';
import { countClaimHolders } from '../repository/claimHolders.ts';
import { claimOldest, countWaiting, findWaitingClaims } from '../repository/queue.ts';
import { listChanges, listParts, pickReviewedContent } from '../rules/changedParts.ts';
import { findWaitReason } from '../rules/trust.ts';
import { computeClaimEnd, loadCaseParts } from '../services/caseParts.ts';

/** Claims the oldest pending ad for this moderator, or the one after the ad being skipped. */
export const claimReview: Handler<'claimReview'> = async ({ query }, context) => {
  const { db, user, now } = context;
  const until = computeClaimEnd(now);
  const id = await claimOldest(db, { moderatorId: user.id, after: query.after?.toLowerCase(), now, until });
  const [waitingCount, data] = await Promise.all([
    countWaiting(db, user.id, now),
    id === undefined ? null : buildReviewCase(id, until, context),
  ]);
  if (!data)
    return { data, waiting: waitingCount, holders: await countClaimHolders(db, findWaitingClaims(db, now), context) };
  return { data, waiting: waitingCount };
};

async function buildReviewCase(id: string, until: Date, context: ContextOf<'claimReview'>): Promise<ReviewCase | null> {
  const { db, reference, language } = context;
  const propertyWithAd = await findPropertyWithAd(db, id);
  if (!propertyWithAd?.ad) return null;
  const isEdit = isEditPending({ property: propertyWithAd.property, ad: propertyWithAd.ad });
  const property = applyEdit(propertyWithAd);
  const { parts, reviews } = await loadCaseParts(property, until, context);
  const previousContent = isEdit ? pickReviewedContent(propertyWithAd.property) : reviews[0]?.content;
  const changes = previousContent ? listChanges(property, previousContent, { reference, language }) : [];
  const changedFields = changes.map(({ field }) => field);
  const reason = findWaitReason({ reviews, isEdit, changedColumns: changedFields, trust: parts.seller.trust });
  const submitted_at = propertyWithAd.ad.submitted_at.toISOString();
  return { ...parts, submitted_at, is_edit: isEdit, why: reason, changed: listParts(changes), changes };
}
