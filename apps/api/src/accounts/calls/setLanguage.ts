import type { Handler } from '../../app/bind.ts';
import { updateUser } from '../repository/users.ts';

/** Changes the language that a person is written to in. */
export const setLanguage: Handler<'setLanguage'> = async ({ body }, { db, user }) => {
  await updateUser(db, user.id, { language: body.language });
  return { code: 200 };
};
