import type { Handler } from '../../app/callHandler.ts';
import { findUserById } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';

export const getProfile: Handler<'getProfile'> = async (_, { db, user, language, isSecondFactorRequired }) => {
  const profile = toUser(await findUserById(db, user.id), language);
  const needsSecondFactor = isSecondFactorRequired && profile.role !== 'user' && !user.hasSecondFactor;
  return { data: { ...profile, ...(needsSecondFactor && { needs_second_factor: true }) } };
};
