import { setAlert } from '../../alerts/repository/setAlert.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  findSearch,
  findSearches,
  mergeSearches,
  recordSearchView,
  removeSearch,
  renameSearch,
  upsertSearch,
} from '../repository/searches.ts';
import { toSavedSearch, toSavedSearches } from '../services/toSavedSearch.ts';

export const saveSearch: Handler<'saveSearch'> = async ({ body }, context) => {
  const { db, user, now } = context;
  const id = await upsertSearch(db, { ...body, userId: user.id, now });
  return { data: await toSavedSearch(await findSearch(db, user.id, id), context) };
};

export const mergeSavedSearches: Handler<'mergeSavedSearches'> = async ({ body }, context) => {
  const { db, user, now } = context;
  await mergeSearches(db, { ...body, userId: user.id, now });
  return { data: await toSavedSearches(await findSearches(db, user.id), context) };
};

export const renameSavedSearch: Handler<'renameSavedSearch'> = async ({ params, body }, context) => {
  const { db, user } = context;
  const searchKey = { userId: user.id, id: params.id.toLowerCase() };
  await renameSearch(db, { ...searchKey, name: body.name });
  return { data: await toSavedSearch(await findSearch(db, searchKey.userId, searchKey.id), context) };
};

export const removeSavedSearch: Handler<'removeSavedSearch'> = async ({ params }, { db, user }) => {
  await removeSearch(db, { userId: user.id, id: params.id.toLowerCase() });
  return { code: 200 };
};

export const markSavedSearchSeen: Handler<'markSavedSearchSeen'> = async ({ params }, context) => {
  const { db, user, now } = context;
  const searchKey = { userId: user.id, id: params.id.toLowerCase() };
  await recordSearchView(db, { ...searchKey, now });
  return { data: await toSavedSearch(await findSearch(db, searchKey.userId, searchKey.id), context) };
};

export const setSearchAlert: Handler<'setSearchAlert'> = async ({ params, body }, context) => {
  const { db, user, now } = context;
  const id = params.id.toLowerCase();
  const search = await inTransaction(db, async (tx) => {
    await findSearch(tx, user.id, id);
    await setAlert(tx, { userId: user.id, searchId: id, alert: body, now });
    return findSearch(tx, user.id, id);
  });
  return { data: await toSavedSearch(search, context) };
};
