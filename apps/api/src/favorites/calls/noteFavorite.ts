import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { saveNote } from '../repository/favorites.ts';

export const noteFavorite: Handler<'noteFavorite'> = async ({ params, body }, { db, user }) => {
  const isSaved = await saveNote(db, { userId: user.id, propertyId: params.id.toLowerCase() }, body.note);
  if (!isSaved) throw new AppError({ code: 'not_found', parameter: 'id' });
  return { code: 200 };
};
