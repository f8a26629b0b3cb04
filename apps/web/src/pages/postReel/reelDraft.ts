import { ReelDraftContent, VIDEOS_PATH } from '@mashrabiya/contract';
import type { ReelFormProps, ReelValues } from '@mashrabiya/ui';

/** URL of an uploaded video that belongs to no reel yet. */
const getVideoSrc = (id: string): string => `${VIDEOS_PATH}/${id}.mp4`;

export const parseReelDraft = (storedValue: unknown): ReelDraftContent | null =>
  ReelDraftContent.safeParse(storedValue).data ?? null;

/** Draft of a form. It includes the video only once that is uploaded. */
export function toReelDraft({ video, poster_at, ...fields }: ReelValues): ReelDraftContent {
  const videoId = video?.state === 'done' ? video.id : null;
  return { ...fields, clip: videoId, poster_at: videoId === null ? 0 : poster_at };
}

export const isWorthSaving = ({ clip, title, description, price }: ReelDraftContent): boolean =>
  clip !== null || title.trim() !== '' || description.trim() !== '' || price !== null;

/** Initial values from a draft; checks whether the uploaded video still exists. */
export function buildInitialFromDraft({
  clip,
  ...fields
}: ReelDraftContent): Pick<ReelFormProps, 'initial' | 'initialVideo'> {
  if (clip === null) return { initial: { ...fields, video: null } };
  return {
    initial: { ...fields, video: { id: clip, state: 'done' } },
    initialVideo: { src: getVideoSrc(clip), state: 'reading', durationSeconds: null, frames: [] },
  };
}
