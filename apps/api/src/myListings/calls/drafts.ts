import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteDraft, findDrafts, upsertDraft } from '../repository/drafts.ts';

export const listDrafts: Handler<'listDrafts'> = async (_, { db, user }) => {
  const rows = await findDrafts(db, user.id);
  return {
    data: rows.map(({ id, content, version, updated_at }) => ({
      id,
      content,
      version,
      updated_at: updated_at.toISOString(),
    })),
  };
};

/** Saves a draft. Ids are scoped to the user: another user's same id is another draft. */
export const saveDraft: Handler<'saveDraft'> = async ({ params, body }, { db, user, now }) => {
  const { id, version, updated_at } = await inTransaction(db, async (tx) => {
    await assertNotDeleted(tx, user.id);
    return upsertDraft(tx, { userId: user.id, id: params.id, content: body, now });
  });
  return { data: { id, version, updated_at: updated_at.toISOString() } };
};

export const removeDraft: Handler<'removeDraft'> = async ({ params }, { db, user }) => {
  await deleteDraft(db, user.id, params.id);
  return { code: 200 };
};
