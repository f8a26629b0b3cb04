import { userById } from '../../accounts/repository/users.ts';
import { blockOf } from '../../accounts/rules/block.ts';
import type { ContextOf } from '../../app/bind.ts';
import { toCard } from '../../catalogue/rules/card.ts';
import { toProperty } from '../../catalogue/rules/property.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { noteIn } from '../../decisions/rules/notes.ts';
import { likelyDuplicates } from '../repository/duplicates.ts';
import { recordOf, reviewsOf } from '../repository/reviews.ts';
import { pinDistance } from '../rules/pinDistance.ts';
import { lacksOf } from '../rules/trust.ts';
import { sellerTrust } from './sellerTrust.ts';

const CLAIM_MS = 10 * 60_000;

export const claimEnd = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);

export async function caseParts(
  property: PropertyRow,
  until: Date,
  context: ContextOf<'claimReview'> | ContextOf<'claimReport'>,
) {
  const { db, reference, language, now, market, listings, settings } = context;
  const figures = market.figures(await listings.current());
  const view = { reference, language, now, figures };
  const texts = await settings.current();
  const [seller, record, trust, reviews, duplicates] = await Promise.all([
    userById(db, property.user_id),
    recordOf(db, property.user_id),
    sellerTrust(db, property.user_id, { settings: texts, now }),
    reviewsOf(db, property.id),
    likelyDuplicates(db, property, { except: property.id }),
  ]);
  const { id, active_from } = seller;
  const parts = {
    property: toProperty(property, seller, view),
    pin_distance: pinDistance(property, reference),
    claimed_until: until.toISOString(),
    seller: {
      id,
      active_from,
      ...record,
      upheld: trust.has.upheld,
      trust: { ...trust, lacks: lacksOf(trust.has, trust.rule) },
      blocked: blockOf(seller, language),
    },
    history: reviews.map((review) => ({
      decision: review.decision,
      reasons: review.reasons,
      note: noteIn(language, review),
      at: review.created_at.toISOString(),
    })),
    duplicates: duplicates.map((row) => toCard(row, view)),
  };
  return { parts, reviews };
}
