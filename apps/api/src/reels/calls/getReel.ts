import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { findWholeReels } from '../repository/reels.ts';
import { toReel } from '../rules/reel.ts';
import { findRefusalWithProperty } from '../rules/visibility.ts';
import { loadReelMarks } from '../services/reelMarks.ts';

export const getReel: Handler<'getReel'> = async ({ params }, { db, reference, language, now, user }) => {
  const [found] = await findWholeReels(db, [params.id.toLowerCase()]);
  const code = found ? findRefusalWithProperty(found.reel, found.property, now) : 'not_found';
  if (code || !found) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const { loved, viewed } = await loadReelMarks(db, user, now);
  return { data: toReel(found, { reference, language, now, loved: new Set(loved), viewed: new Set(viewed) }) };
};
