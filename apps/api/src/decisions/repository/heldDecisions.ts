import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { HeldDecisionRow, HeldKind } from '../../db/tables/moderation.ts';

/** Age after which an overdue decision no longer counts: a moderator reviews the subject again. */
const HELD_LATE_MS = 10 * 60_000;

export interface HeldSubject {
  kind: HeldKind;
  id: string;
}

/** Ids with pending decisions; moderators do not get them. */
export const heldNow = (db: Kysely<Tables>, kind: HeldKind, now: Date) =>
  db
    .selectFrom('held_decision')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('due_at', '>', new Date(now.getTime() - HELD_LATE_MS));

export interface NewHeldDecision {
  id: string;
  subject: HeldSubject;
  moderatorId: string;
  decision: object;
  due: Date;
}

/** Stores a decision that can be undone for a while. Replaces an overdue one. */
export async function putHeldDecision(
  tx: Kysely<Tables>,
  { id, subject, moderatorId, decision, due }: NewHeldDecision,
): Promise<void> {
  const held = { id, moderator_id: moderatorId, decision: JSON.stringify(decision), due_at: due };
  await tx
    .insertInto('held_decision')
    .values({ kind: subject.kind, subject_id: subject.id, ...held })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doUpdateSet(held))
    .execute();
}

/** Takes a decision to carry it out; undefined if it was undone or carried out already. */
export const takeHeldDecision = (tx: Kysely<Tables>, id: string): Promise<HeldDecisionRow | undefined> =>
  tx.deleteFrom('held_decision').where('id', '=', id).returningAll().executeTakeFirst();

/** Undoes a decision. False if it is too late. */
export async function undoHeldDecision(
  tx: Kysely<Tables>,
  { kind, id }: HeldSubject,
  moderatorId: string,
): Promise<boolean> {
  const undone = await tx
    .deleteFrom('held_decision')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('moderator_id', '=', moderatorId)
    .returning('id')
    .executeTakeFirst();
  return undone !== undefined;
}

/** Drops a pending decision in favour of another one that is carried out now. */
export async function dropHeldDecision(tx: Kysely<Tables>, { kind, id }: HeldSubject): Promise<void> {
  await tx.deleteFrom('held_decision').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
