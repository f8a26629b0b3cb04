import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, useLimits } from '../../request/rateLimits.ts';
import { acceptPicture } from '../services/acceptPicture.ts';

/** More pictures than anybody chooses in an hour. */
const PICTURES_AN_HOUR = 300;

/** Takes one picture before its ad. */
export const uploadPicture: Handler<'uploadPicture'> = async ({ files: sent }, { db, files, user, now }) => {
  const [picture] = sent.picture;
  if (!picture) throw new AppError({ code: 'picture_required', pointer: '/picture' });
  await useLimits(db, [{ key: hashOf(`picture ${user.id}`), times: PICTURES_AN_HOUR, windowMs: HOUR_MS }], now);
  const { img_name, width, height, thumbhash } = await acceptPicture(picture, {
    db,
    files,
    userId: user.id,
    field: 'picture',
    now,
  });
  return { data: { id: img_name, width, height, thumbhash } };
};
