import { type AdReviewInput, UNDO_MS, uuidv7 } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { changeAd } from '../../owning/repository/ads.ts';
import { putHeldReview } from '../repository/heldReviews.ts';

/** The kind of the jobs that carry out decisions that were not undone. */
export const HELD_REVIEW_JOB = 'held_review';

export interface Holding {
  propertyId: string;
  moderatorId: string;
  decision: AdReviewInput;
  origin: string;
  now: Date;
}

/**
 * Keeps a decision back for as long as it can be undone. Nothing of it is to be seen before: no ad is on offer, no credit
 * is given back and no mail is on its way that would have to be taken back.
 */
export async function holdReview(
  tx: Transaction<Tables>,
  { propertyId, moderatorId, decision, origin, now }: Holding,
): Promise<void> {
  const id = uuidv7(now);
  const due = new Date(now.getTime() + UNDO_MS);
  await putHeldReview(tx, { id, propertyId, moderatorId, decision, due });
  await changeAd(tx, propertyId, { claimed_by: null, claimed_until: null });
  const payload = { id, property_id: propertyId, origin };
  await enqueue(tx, { kind: HELD_REVIEW_JOB, payload, now, runAt: due });
}
