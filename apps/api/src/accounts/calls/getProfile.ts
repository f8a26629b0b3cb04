import type { Handler } from '../../app/bind.ts';
import { findUserById } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';

export const getProfile: Handler<'getProfile'> = async (_, { db, user, language }) => ({
  data: toUser(await findUserById(db, user.id), language),
});
