import type { Handler } from '../../app/bind.ts';
import { recordLanguage } from '../../sessions/repository/sessions.ts';

/** Records the language that a user switches to: mails that others cause follow it. */
export const setLanguage: Handler<'setLanguage'> = async ({ body }, { db, user }) => {
  await recordLanguage(db, user.id, body.language);
  return { code: 200 };
};
