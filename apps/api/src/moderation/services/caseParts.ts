import { MINUTE_MS } from '@mashrabiya/contract';
import { findUserById } from '../../accounts/repository/users.ts';
import { toBlock } from '../../accounts/rules/block.ts';
import type { ContextOf } from '../../app/callHandler.ts';
import { toCard } from '../../catalogue/rules/card.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { getNote } from '../../decisions/rules/notes.ts';
import { findLikelyDuplicates } from '../repository/duplicates.ts';
import { countSellerReviews, findReviews } from '../repository/reviews.ts';
import { computePinDistance } from '../rules/pinDistance.ts';
import { listUnmetParts } from '../rules/trust.ts';
import { loadSellerTrust } from './sellerTrust.ts';

const CLAIM_MS = 10 * MINUTE_MS;

export const computeClaimEnd = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);

export async function loadCaseParts(
  property: PropertyRow,
  until: Date,
  context: ContextOf<'claimReview'> | ContextOf<'claimReport'>,
) {
  const { db, reference, language, now, listings, settings } = context;
  const figures = await listings.getFigures();
  const view = { reference, language, now, figures };
  const texts = await settings.current();
  const [seller, reviewCounts, trust, reviews, duplicates] = await Promise.all([
    findUserById(db, property.user_id),
    countSellerReviews(db, property.user_id),
    loadSellerTrust(db, property.user_id, { settings: texts, now }),
    findReviews(db, property.id),
    findLikelyDuplicates(db, property, { exceptId: property.id }),
  ]);
  const { id, active_from } = seller;
  const parts = {
    property: toProperty(property, seller, view),
    pin_distance: computePinDistance(property, reference),
    claimed_until: until.toISOString(),
    seller: {
      id,
      active_from,
      ...reviewCounts,
      upheld: trust.has.upheld,
      trust: { ...trust, lacks: listUnmetParts(trust.has, trust.rule) },
      blocked: toBlock(seller, language),
    },
    history: reviews.map((review) => ({
      decision: review.decision,
      reasons: review.reasons,
      note: getNote(language, review),
      at: review.created_at.toISOString(),
    })),
    duplicates: duplicates.map((row) => toCard(row, view)),
  };
  return { parts, reviews };
}
