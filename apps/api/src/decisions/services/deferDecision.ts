import { UNDO_MS, uuidv7 } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { DecisionKind } from '../../db/tables/moderation.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type DecisionSubject, savePendingDecision } from '../repository/pendingDecisions.ts';

export const DECISION_JOBS = {
  ad: 'held_review',
  report: 'held_report',
  reel: 'held_reel',
  advisor: 'held_advisor',
} as const satisfies Record<DecisionKind, string>;

export const DecisionPayload = z.object({
  /** After an undo, the next decision on the same subject has another id, so that an old job finds nothing. */
  id: z.string(),
  subject_id: z.string(),
  origin: z.string(),
});

export interface PendingDecision {
  moderatorId: string;
  decision: object;
  origin: string;
  now: Date;
}

/** Defers a decision while it can be undone. Until then it changes no listing, returns no credit and sends no mail. */
export async function deferDecision(
  tx: Transaction<Tables>,
  subject: DecisionSubject,
  { moderatorId, decision, origin, now }: PendingDecision,
): Promise<void> {
  const id = uuidv7(now);
  const dueAt = new Date(now.getTime() + UNDO_MS);
  await savePendingDecision(tx, { id, subject, moderatorId, decision, dueAt });
  const payload: z.input<typeof DecisionPayload> = { id, subject_id: subject.id, origin };
  await enqueue(tx, { kind: DECISION_JOBS[subject.kind], payload, now, runAt: dueAt });
}
