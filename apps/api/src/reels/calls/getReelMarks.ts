import type { Handler } from '../../app/bind.ts';
import { reelMarks } from '../services/reelMarks.ts';

/** What somebody loves and has watched, so that lists can be the same for everybody. */
export const getReelMarks: Handler<'getReelMarks'> = async (_, { db, user, now }) => ({
  data: await reelMarks(db, user, now),
});
