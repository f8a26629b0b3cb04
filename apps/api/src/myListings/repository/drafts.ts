import { type DraftInput, MAX_DRAFTS } from '@mashrabiya/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyDraftTable } from '../../db/tables/ad.ts';

export type DraftRow = Selectable<PropertyDraftTable>;

export const findDrafts = (db: Kysely<Tables>, userId: string): Promise<DraftRow[]> =>
  db
    .selectFrom('property_draft')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DRAFTS)
    .execute();

interface NewDraft {
  userId: string;
  id: string;
  content: DraftInput;
  now: Date;
}

/** Saves a draft and deletes those above the limit. */
export async function upsertDraft(db: Kysely<Tables>, { userId, id, content, now }: NewDraft): Promise<DraftRow> {
  const row = { user_id: userId, id, content: JSON.stringify(content), version: 1, updated_at: now };
  const savedDraft = await db
    .insertInto('property_draft')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet((value) => ({
        content: row.content,
        version: value('property_draft.version', '+', 1),
        updated_at: now,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (savedDraft.version > 1) return savedDraft;
  const newestDraftIds = db
    .selectFrom('property_draft')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MAX_DRAFTS);
  await db.deleteFrom('property_draft').where('user_id', '=', userId).where('id', 'in', newestDraftIds).execute();
  return savedDraft;
}

export async function deleteDraft(db: Kysely<Tables>, userId: string, id: string): Promise<void> {
  await db.deleteFrom('property_draft').where('user_id', '=', userId).where('id', '=', id).execute();
}
