import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { HeldDecisionRow, HeldKind } from '../../db/tables/moderation.ts';

/** A decision that was to be carried out so long ago holds nothing back any more: a moderator looks at it again. */
const HELD_LATE_MS = 10 * 60_000;

/** What is decided of. */
export interface HeldSubject {
  kind: HeldKind;
  id: string;
}

/** Ids of what was decided of and waits for its decision to be carried out; no moderator gets it. */
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
  /** When it is carried out. */
  due: Date;
}

/** Keeps a decision that can be undone for a while. One that should have been carried out long ago makes room for it. */
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

/** Takes a decision to carry it out; undefined where it was undone, or carried out already. */
export const takeHeldDecision = (tx: Kysely<Tables>, id: string): Promise<HeldDecisionRow | undefined> =>
  tx.deleteFrom('held_decision').where('id', '=', id).returningAll().executeTakeFirst();

/** Forgets what somebody decided. False where it is too late. */
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

/** Forgets whatever is held: another decision is carried out. */
export async function dropHeldDecision(tx: Kysely<Tables>, { kind, id }: HeldSubject): Promise<void> {
  await tx.deleteFrom('held_decision').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
