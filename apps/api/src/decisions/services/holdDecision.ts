import { UNDO_MS, uuidv7 } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { HeldKind } from '../../db/tables/moderation.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { type HeldSubject, putHeldDecision } from '../repository/heldDecisions.ts';

export const HELD_JOBS = {
  ad: 'held_review',
  report: 'held_report',
  reel: 'held_reel',
  advisor: 'held_advisor',
} as const satisfies Record<HeldKind, string>;

export const HeldPayload = z.object({
  /** Id of the decision: after an undo, the next one has another. */
  id: z.string(),
  subject_id: z.string(),
  origin: z.string(),
});

export interface Holding {
  moderatorId: string;
  decision: object;
  origin: string;
  now: Date;
}

/**
 * Defers a decision while it can be undone. It has no visible effect before: no listing changes, no credit is returned
 * and no mail is sent that would have to be reverted.
 */
export async function holdDecision(
  tx: Transaction<Tables>,
  subject: HeldSubject,
  { moderatorId, decision, origin, now }: Holding,
): Promise<void> {
  const id = uuidv7(now);
  const due = new Date(now.getTime() + UNDO_MS);
  await putHeldDecision(tx, { id, subject, moderatorId, decision, due });
  const payload: z.input<typeof HeldPayload> = { id, subject_id: subject.id, origin };
  await enqueue(tx, { kind: HELD_JOBS[subject.kind], payload, now, runAt: due });
}
