import type { Handler } from '../../app/bind.ts';
import { userById } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';

/** The account of the person who is logged in. */
export const getProfile: Handler<'getProfile'> = async (_, { db, user, language }) => ({
  data: toUser(await userById(db, user.id), language),
});
