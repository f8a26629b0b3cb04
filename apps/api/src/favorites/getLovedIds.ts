import type { Handler } from '../app/bind.ts';

/** Ids of all homes that have the person's heart, so that lists can be the same for everybody. */
export const getLovedIds: Handler<'getLovedIds'> = async (_, { db, user }) => {
  const rows = await db
    .selectFrom('favorite')
    .select('property_id')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('property_id', 'desc')
    .execute();
  return { data: rows.map((row) => row.property_id) };
};
