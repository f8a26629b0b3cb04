import { UNDO_MS, uuidv7 } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { HeldKind } from '../../db/tables/moderation.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { type HeldSubject, putHeldDecision } from '../repository/heldDecisions.ts';

/** The kinds of the jobs that carry out decisions that were not undone. */
export const HELD_JOBS = {
  ad: 'held_review',
  report: 'held_report',
  reel: 'held_reel',
  advisor: 'held_advisor',
} as const satisfies Record<HeldKind, string>;

/** What such a job is given. */
export const HeldPayload = z.object({
  /** Of the decision: one that was undone and made again has another. */
  id: z.string(),
  subject_id: z.string(),
  /** Scheme and host that links in mails begin with. */
  origin: z.string(),
});

export interface Holding {
  moderatorId: string;
  decision: object;
  origin: string;
  now: Date;
}

/**
 * Keeps a decision back for as long as it can be undone. Nothing of it is to be seen before: nothing goes on or off
 * offer, no credit is given back and no mail is on its way that would have to be taken back.
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
