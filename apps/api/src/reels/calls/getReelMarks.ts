import type { Handler } from '../../app/callHandler.ts';
import { loadReelMarks } from '../services/reelMarks.ts';

/** Favorites and views of the user: a separate call, so that lists are the same for everyone and can be cached. */
export const getReelMarks: Handler<'getReelMarks'> = async (_, { db, user, now }) => ({
  data: await loadReelMarks(db, user, now),
});
