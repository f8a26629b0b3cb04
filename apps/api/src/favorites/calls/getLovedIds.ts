import type { Handler } from '../../app/bind.ts';
import { lovedIds } from '../repository/favoriteLists.ts';

/** Ids of all the user's favorites: a separate call, so that lists are the same for everyone and can be cached. */
export const getLovedIds: Handler<'getLovedIds'> = async (_, { db, user }) => ({ data: await lovedIds(db, user.id) });
