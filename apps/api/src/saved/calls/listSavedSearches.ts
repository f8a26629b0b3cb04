import type { Handler } from '../../app/bind.ts';
import { searchesOf } from '../repository/searches.ts';
import { toSavedSearches } from '../services/toSavedSearch.ts';

export const listSavedSearches: Handler<'listSavedSearches'> = async (_, context) => ({
  data: await toSavedSearches(await searchesOf(context.db, context.user.id), context),
});
