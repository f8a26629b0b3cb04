import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { isRobot } from '../../engagement/rules/robots.ts';
import { countReelView } from '../repository/marks.ts';
import { findReel } from '../repository/reels.ts';
import { findReelVisibilityError } from '../rules/visibility.ts';

export const addReelView: Handler<'addReelView'> = async ({ params, body }, context) => {
  const { db, now, request, user, getVisitor, setCookie, countUse } = context;
  const reel = await findReel(db, params.id);
  const code = findReelVisibilityError(reel, now);
  if (code || !reel) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  if (isRobot(request.headers.get('user-agent')) || reel.user_id === user?.id) return { counted: false };
  await countUse('reel view');
  const { hash, newCookie } = getVisitor();
  if (newCookie) setCookie(newCookie);
  return { counted: await countReelView(db, { reelId: reel.id, visitor: hash, now, watched: body.watched }) };
};
