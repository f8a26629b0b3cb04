import { CLIPS_PATH, ReelDraftContent } from '@mashrabiya/contract';
import type { ReelFormProps, ReelValues } from '@mashrabiya/ui';

/** Where a clip plays from that was uploaded and belongs to no reel yet. */
const clipSrc = (id: string): string => `${CLIPS_PATH}/${id}.mp4`;

/** The valid draft in this device's storage, or none. */
export const readReelDraft = (found: unknown): ReelDraftContent | null =>
  ReelDraftContent.safeParse(found).data ?? null;

/** What is kept of a form: of its clip the one that the server has. */
export function reelDraftOf({ video, poster_at, ...fields }: ReelValues): ReelDraftContent {
  const clip = video?.state === 'done' ? video.id : null;
  return { ...fields, clip, poster_at: clip === null ? 0 : poster_at };
}

/** Whether there is anything that somebody would miss. */
export const isWorthKeeping = ({ clip, title, description, price }: ReelDraftContent): boolean =>
  clip !== null || title.trim() !== '' || description.trim() !== '' || price !== null;

/** What the form begins with; it looks whether the clip is still there. */
export function startOfDraft({ clip, ...fields }: ReelDraftContent): Pick<ReelFormProps, 'initial' | 'initialClip'> {
  if (clip === null) return { initial: { ...fields, video: null } };
  return {
    initial: { ...fields, video: { id: clip, state: 'done' } },
    initialClip: { src: clipSrc(clip), state: 'reading', durationSeconds: null, frames: [] },
  };
}
