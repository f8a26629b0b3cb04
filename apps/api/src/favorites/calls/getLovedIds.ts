import type { Handler } from '../../app/bind.ts';
import { lovedIds } from '../repository/favoriteLists.ts';

/** Ids of all homes that have the person's heart, so that lists can be the same for everybody. */
export const getLovedIds: Handler<'getLovedIds'> = async (_, { db, user }) => ({ data: await lovedIds(db, user.id) });
