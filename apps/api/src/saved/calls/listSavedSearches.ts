import type { Handler } from '../../app/bind.ts';
import { searchesOf } from '../repository/searches.ts';
import { toSavedSearches } from '../services/toSavedSearch.ts';

/** One's saved searches, with what is new in them. */
export const listSavedSearches: Handler<'listSavedSearches'> = async (_, context) => ({
  data: await toSavedSearches(await searchesOf(context.db, context.user.id), context),
});
