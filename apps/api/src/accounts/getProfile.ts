import type { Handler } from '../app/bind.ts';
import { toUser } from './toUser.ts';
import { userById } from './users.ts';

/** The account of the person who is logged in. */
export const getProfile: Handler<'getProfile'> = async (_, { db, user, language }) => ({
  data: toUser(await userById(db, user.id), language),
});
