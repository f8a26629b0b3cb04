import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { acceptClip } from '../services/acceptClip.ts';
import { limitClips } from '../services/limitClips.ts';

/** Takes a film before its reel. */
export const uploadClip: Handler<'uploadClip'> = async ({ files: sent }, context) => {
  const [video] = sent.video;
  if (!video) throw new AppError({ code: 'video_required', pointer: '/video' });
  const { db, user, now } = context;
  await limitClips(db, user.id, now);
  const { upload, film } = await acceptClip(video, user.id, context);
  return { data: { id: upload.clip, ...film } };
};
