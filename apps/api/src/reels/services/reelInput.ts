import type { InputCode, ReelPost } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import type { Transaction } from 'kysely';
import { findPropertyWithAd } from '../../ads/repository/ads.ts';
import type { CallContext } from '../../app/callHandler.ts';
import type { UploadedFile } from '../../app/FileReceiver.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import { findOwnPictures, renewOwnPictures } from '../../media/repository/ownPictures.ts';
import { acceptPicture } from '../../media/services/acceptPicture.ts';
import { findVideoUpload, lockVideo, type VideoUpload } from '../repository/videoUploads.ts';
import { acceptVideo } from './acceptVideo.ts';

type ReelContext = Pick<CallContext, 'db' | 'files' | 'now' | 'signal' | 'transcoder'>;
type Post = Pick<ReelPost, 'clip' | 'poster'>;
type ReelFiles = Record<'video' | 'thumbnail', readonly UploadedFile[]>;

const createRefusal = (code: InputCode, pointer: string) => new AppError({ code, pointer });

/** Video of a reel: sent with it, or uploaded before by the same user; undefined without one. */
export async function resolveVideo(post: Post, uploadedFiles: ReelFiles, userId: string, context: ReelContext) {
  const [video] = uploadedFiles.video;
  if (video) return acceptVideo(video.path, userId, context);
  if (post.clip === undefined) return undefined;
  const upload = await findVideoUpload(context.db, userId, post.clip);
  if (!upload || upload.state === 'failed') throw createRefusal('video_failed', '/clip');
  return upload;
}

/** Locks an uploaded video until its reel is stored, so that a concurrent conversion also updates that reel. */
export async function lockReelVideo(tx: Transaction<Tables>, { clip: videoName }: VideoUpload): Promise<VideoUpload> {
  const upload = await lockVideo(tx, videoName);
  if (!upload || upload.state === 'failed') throw createRefusal('video_failed', '/clip');
  return upload;
}

/** Cover of a reel: sent with it, or uploaded before by the same user; undefined without one. */
export async function resolvePoster(
  post: Post,
  uploadedFiles: ReelFiles,
  userId: string,
  { db, files, now, signal }: ReelContext,
): Promise<StoredPicture | undefined> {
  const [thumbnail] = uploadedFiles.thumbnail;
  if (thumbnail) return acceptPicture(thumbnail, { db, files, userId, field: 'thumbnail', now, signal });
  if (post.poster === undefined) return undefined;
  const picture = (await findOwnPictures(db, userId, [post.poster])).get(post.poster);
  if (!picture) throw createRefusal('poster_invalid', '/poster');
  return picture;
}

/** Renews a reel's cover, so that it is not deleted as unused; refuses if it was deleted since it was read. */
export async function renewPoster(
  tx: Transaction<Tables>,
  { img_name }: StoredPicture,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const isRenewed = await renewOwnPictures(tx, { userId, names: [img_name], now });
  if (!isRenewed) throw createRefusal('poster_invalid', '/poster');
}

export function validatePlace({ gover, city }: Pick<ReelPost, 'gover' | 'city'>, reference: Reference): void {
  if (!reference.governorates.has(gover)) throw createRefusal('governorate_required', '/gover');
  if (reference.cities.get(city)?.governorateId !== gover) throw createRefusal('city_required', '/city');
}

export async function assertOwnProperty(db: ReelContext['db'], propertyId: string, userId: string): Promise<void> {
  const propertyWithAd = await findPropertyWithAd(db, propertyId.toLowerCase());
  if (propertyWithAd?.property.user_id !== userId || propertyWithAd.property.removed_at !== null)
    throw createRefusal('home_required', '/property_id');
}
