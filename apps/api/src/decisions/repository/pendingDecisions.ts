import { MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { DecisionKind, PendingDecisionRow } from '../../db/tables/moderation.ts';

/** Age after which an overdue decision no longer counts: a moderator reviews the subject again. */
const DECISION_LIFETIME_MS = 10 * MINUTE_MS;

export interface DecisionSubject {
  kind: DecisionKind;
  id: string;
}

/** Ids of subjects with pending decisions, which moderators do not get. */
export const selectPendingDecisions = (db: Kysely<Tables>, kind: DecisionKind, now: Date) =>
  db
    .selectFrom('held_decision')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('due_at', '>', new Date(now.getTime() - DECISION_LIFETIME_MS));

export interface NewPendingDecision {
  id: string;
  subject: DecisionSubject;
  moderatorId: string;
  decision: object;
  dueAt: Date;
}

export async function savePendingDecision(
  tx: Kysely<Tables>,
  { id, subject, moderatorId, decision, dueAt }: NewPendingDecision,
): Promise<void> {
  const columns = { id, moderator_id: moderatorId, decision: JSON.stringify(decision), due_at: dueAt };
  await tx
    .insertInto('held_decision')
    .values({ kind: subject.kind, subject_id: subject.id, ...columns })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doUpdateSet(columns))
    .execute();
}

/** Takes a decision to carry it out; undefined if it was undone or carried out already. */
export const claimPendingDecision = (tx: Kysely<Tables>, id: string): Promise<PendingDecisionRow | undefined> =>
  tx.deleteFrom('held_decision').where('id', '=', id).returningAll().executeTakeFirst();

/** Takes back the moderator's decision; undefined if it was carried out already. */
export const undoPendingDecision = (
  tx: Kysely<Tables>,
  { kind, id }: DecisionSubject,
  moderatorId: string,
): Promise<PendingDecisionRow | undefined> =>
  tx
    .deleteFrom('held_decision')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('moderator_id', '=', moderatorId)
    .returningAll()
    .executeTakeFirst();

export async function deletePendingDecision(tx: Kysely<Tables>, { kind, id }: DecisionSubject): Promise<void> {
  await tx.deleteFrom('held_decision').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
