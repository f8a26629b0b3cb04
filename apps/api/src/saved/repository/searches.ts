import { MAX_SAVED, type MergeSearchesInput, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { SavedSearchRow } from '../../db/tables/alert.ts';
import { inTransaction } from '../../db/transaction.ts';
import { visitBegins } from '../rules/looks.ts';
import { merged } from '../rules/merged.ts';

/** Owner and current time. */
interface Owner {
  userId: string;
  now: Date;
}

export const searchesOf = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('saved_search')
    .leftJoin('alert', 'alert.search_id', 'saved_search.id')
    .selectAll('saved_search')
    .select(['alert.frequency', 'alert.by_mail', 'alert.by_push'])
    .where('saved_search.user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('saved_search.id', 'desc')
    .execute();
export type SearchWithAlert = Awaited<ReturnType<typeof searchesOf>>[number];

/** A saved search of the user; refuses others. */
export async function searchOf(db: Kysely<Tables>, userId: string, id: string): Promise<SearchWithAlert> {
  const search = (await searchesOf(db, userId)).find((one) => one.id === id);
  if (!search) throw new AppError({ code: 'not_found' });
  return search;
}

/** Serialises changes of a user's list until the transaction ends, so that the limit holds. */
const lockList = (tx: Kysely<Tables>, userId: string) =>
  tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();

/** Saves a search and returns its id; renames an existing one. */
export function saveSearch(
  db: Kysely<Tables>,
  { userId, href, name, now }: Owner & Pick<SavedSearchRow, 'href' | 'name'>,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockList(tx, userId);
    const list = await searchesOf(tx, userId);
    const known = list.find((one) => one.href === href);
    if (known) {
      await tx.updateTable('saved_search').set({ name }).where('id', '=', known.id).execute();
      return known.id;
    }
    if (list.length >= MAX_SAVED) throw new AppError({ code: 'too_many_saved' });
    const id = uuidv7(now);
    const moments = { saved_at: now, checked_at: now, checked_before: now };
    await tx
      .insertInto('saved_search')
      .values({ id, user_id: userId, href, name, ...moments })
      .execute();
    return id;
  });
}

/** Merges a device's searches; see `merged`. */
export function mergeSearches(
  db: Kysely<Tables>,
  { userId, searches, now }: Owner & MergeSearchesInput,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockList(tx, userId);
    const list = await searchesOf(tx, userId);
    const account = list.map((one) => ({ ...one, isAlerting: (one.frequency ?? 'none') !== 'none' }));
    const saved = merged(account, searches, now);
    const hrefs = new Set(saved.map(({ href }) => href));
    const removed = list.filter(({ href }) => !hrefs.has(href)).map(({ id }) => id);
    if (removed.length > 0) await tx.deleteFrom('saved_search').where('id', 'in', removed).execute();
    if (saved.length === 0) return;
    const rows = saved.map(({ href, name, saved_at, checked_at, checked_before }) => ({
      id: uuidv7(now),
      user_id: userId,
      ...{ href, name, saved_at, checked_at, checked_before },
    }));
    await tx
      .insertInto('saved_search')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'href']).doUpdateSet((found) => ({
          saved_at: found.ref('excluded.saved_at'),
          checked_at: found.ref('excluded.checked_at'),
          checked_before: found.ref('excluded.checked_before'),
        })),
      )
      .execute();
  });
}

interface OwnSearch {
  userId: string;
  id: string;
}

const ownSearch = (db: Kysely<Tables>, { userId, id }: OwnSearch) =>
  db.updateTable('saved_search').where('id', '=', id).where('user_id', '=', userId);

export const renameSearch = (db: Kysely<Tables>, { name, ...own }: OwnSearch & { name: string }) =>
  ownSearch(db, own).set({ name }).execute();

export const removeSearch = (db: Kysely<Tables>, { userId, id }: OwnSearch) =>
  db.deleteFrom('saved_search').where('id', '=', id).where('user_id', '=', userId).execute();

/** Records a view of a search's results; views within one visit count once. */
export const lookAtSearch = (db: Kysely<Tables>, { now, ...own }: OwnSearch & Owner) =>
  ownSearch(db, own)
    .set({
      checked_at: now,
      checked_before: sql`case when checked_at > ${visitBegins(now)} then checked_before else checked_at end`,
    })
    .execute();
