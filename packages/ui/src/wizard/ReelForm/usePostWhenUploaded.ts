import { useEffect, useEffectEvent, useState } from 'react';
import { isUploadPending, type ReelValues } from './reelValues.ts';

/** Posts at once where the clip is uploaded; a post during the upload is queued until the upload has finished. */
export function usePostWhenUploaded(video: ReelValues['video'], post: () => Promise<number | null>) {
  const [isQueued, setQueued] = useState(false);
  const isDone = video?.state === 'done';
  // A clip that was removed, refused or replaced is no longer the one that was to be posted.
  if (isQueued && !isDone && !isUploadPending(video)) setQueued(false);
  const postQueued = useEffectEvent(() => void post());
  useEffect(() => {
    if (!isQueued || !isDone) return;
    setQueued(false);
    postQueued();
  }, [isQueued, isDone]);
  return {
    isQueued,
    cancel: () => setQueued(false),
    post: async () => {
      if (!isUploadPending(video)) return post();
      setQueued(true);
      return null;
    },
  };
}
