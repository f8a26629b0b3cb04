import type { Handler } from '../../app/bind.ts';
import { userById } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';

export const getProfile: Handler<'getProfile'> = async (_, { db, user, language }) => ({
  data: toUser(await userById(db, user.id), language),
});
