import type { Handler } from '../../app/callHandler.ts';
import { recordLanguage } from '../../sessions/repository/sessions.ts';

export const setLanguage: Handler<'setLanguage'> = async ({ body }, { db, user }) => {
  await recordLanguage(db, user.id, body.language);
  return { code: 200 };
};
