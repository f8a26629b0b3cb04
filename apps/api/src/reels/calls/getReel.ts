import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { wholeReels } from '../repository/reels.ts';
import { toReel } from '../rules/reel.ts';
import { refusalWithProperty } from '../rules/visibility.ts';
import { reelMarks } from '../services/reelMarks.ts';

export const getReel: Handler<'getReel'> = async ({ params }, { db, reference, language, now, user }) => {
  const [found] = await wholeReels(db, [params.id.toLowerCase()]);
  const code = found ? refusalWithProperty(found.reel, found.property, now) : 'not_found';
  if (code || !found) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const { loved, viewed } = await reelMarks(db, user, now);
  return { data: toReel(found, { reference, language, now, loved: new Set(loved), viewed: new Set(viewed) }) };
};
