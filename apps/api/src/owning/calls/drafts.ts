import type { Handler } from '../../app/bind.ts';
import { deleteDraft, draftsOf, putDraft } from '../repository/drafts.ts';

/** One's unfinished ads. */
export const listDrafts: Handler<'listDrafts'> = async (_, { db, user }) => {
  const rows = await draftsOf(db, user.id);
  return {
    data: rows.map(({ id, content, version, updated_at }) => ({
      id,
      content,
      version,
      updated_at: updated_at.toISOString(),
    })),
  };
};

/** Saves an unfinished ad. An id is a person's own: the same one of somebody else is another draft. */
export const saveDraft: Handler<'saveDraft'> = async ({ params, body }, { db, user, now }) => {
  const { id, version, updated_at } = await putDraft(db, { userId: user.id, id: params.id, content: body, now });
  return { data: { id, version, updated_at: updated_at.toISOString() } };
};

/** Removes an unfinished ad. */
export const removeDraft: Handler<'removeDraft'> = async ({ params }, { db, user }) => {
  await deleteDraft(db, user.id, params.id);
  return { code: 200 };
};
