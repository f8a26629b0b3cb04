import type { Handler } from '../../app/callHandler.ts';
import { findSearches } from '../repository/searches.ts';
import { toSavedSearches } from '../services/toSavedSearch.ts';

export const listSavedSearches: Handler<'listSavedSearches'> = async (_, context) => ({
  data: await toSavedSearches(await findSearches(context.db, context.user.id), context),
});
