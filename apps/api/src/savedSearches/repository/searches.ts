import { MAX_SAVED_SEARCHES, type MergeSearchesInput, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import { lockExistingUser } from '../../accounts/repository/users.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { SavedSearchRow } from '../../db/tables/alert.ts';
import { inTransaction } from '../../db/transaction.ts';
import { computeVisitStart } from '../rules/computeVisitStart.ts';
import { mergeSearchLists } from '../rules/mergeSearchLists.ts';

interface OwnerAndTime {
  userId: string;
  now: Date;
}

export const findSearches = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('saved_search')
    .leftJoin('alert', 'alert.search_id', 'saved_search.id')
    .selectAll('saved_search')
    .select(['alert.frequency', 'alert.by_mail', 'alert.by_push'])
    .where('saved_search.user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('saved_search.id', 'desc')
    .execute();
export type SearchWithAlert = Awaited<ReturnType<typeof findSearches>>[number];

export async function findSearch(db: Kysely<Tables>, userId: string, id: string): Promise<SearchWithAlert> {
  const search = (await findSearches(db, userId)).find((candidate) => candidate.id === id);
  if (!search) throw new AppError({ code: 'not_found' });
  return search;
}

/** Saves a search and returns its id; renames an existing one. */
export function upsertSearch(
  db: Kysely<Tables>,
  { userId, href, name, now }: OwnerAndTime & Pick<SavedSearchRow, 'href' | 'name'>,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    // The limit counts the searches of one request after the other.
    await lockExistingUser(tx, userId);
    const list = await findSearches(tx, userId);
    const existing = list.find((candidate) => candidate.href === href);
    if (existing) {
      await tx.updateTable('saved_search').set({ name }).where('id', '=', existing.id).execute();
      return existing.id;
    }
    if (list.length >= MAX_SAVED_SEARCHES) throw new AppError({ code: 'too_many_saved' });
    const id = uuidv7(now);
    const timestamps = { saved_at: now, checked_at: now, checked_before: now };
    await tx
      .insertInto('saved_search')
      .values({ id, user_id: userId, href, name, ...timestamps })
      .execute();
    return id;
  });
}

export function mergeSearches(
  db: Kysely<Tables>,
  { userId, searches, now }: OwnerAndTime & MergeSearchesInput,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockExistingUser(tx, userId);
    const list = await findSearches(tx, userId);
    const accountSearches = list.map((listedSearch) => ({
      ...listedSearch,
      hasAlert: (listedSearch.frequency ?? 'none') !== 'none',
    }));
    const mergedSearches = mergeSearchLists(accountSearches, searches, now);
    const hrefs = new Set(mergedSearches.map(({ href }) => href));
    const removedIds = list.filter(({ href }) => !hrefs.has(href)).map(({ id }) => id);
    if (removedIds.length > 0) await tx.deleteFrom('saved_search').where('id', 'in', removedIds).execute();
    if (mergedSearches.length === 0) return;
    const rows = mergedSearches.map(({ href, name, saved_at, checked_at, checked_before }) => ({
      id: uuidv7(now),
      user_id: userId,
      href,
      name,
      saved_at,
      checked_at,
      checked_before,
    }));
    await tx
      .insertInto('saved_search')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'href']).doUpdateSet((eb) => ({
          saved_at: eb.ref('excluded.saved_at'),
          checked_at: eb.ref('excluded.checked_at'),
          checked_before: eb.ref('excluded.checked_before'),
        })),
      )
      .execute();
  });
}

interface OwnSearch {
  userId: string;
  id: string;
}

const updateOwnSearch = (db: Kysely<Tables>, { userId, id }: OwnSearch) =>
  db.updateTable('saved_search').where('id', '=', id).where('user_id', '=', userId);

export const renameSearch = (db: Kysely<Tables>, { name, ...ownSearch }: OwnSearch & { name: string }) =>
  updateOwnSearch(db, ownSearch).set({ name }).execute();

export const removeSearch = (db: Kysely<Tables>, { userId, id }: OwnSearch) =>
  db.deleteFrom('saved_search').where('id', '=', id).where('user_id', '=', userId).execute();

/** Records a view of a search's results; views within one visit count once. */
export const recordSearchView = (db: Kysely<Tables>, { now, ...ownSearch }: OwnSearch & OwnerAndTime) =>
  updateOwnSearch(db, ownSearch)
    .set({
      checked_at: now,
      checked_before: sql`case when checked_at > ${computeVisitStart(now)} then checked_before else checked_at end`,
    })
    .execute();
