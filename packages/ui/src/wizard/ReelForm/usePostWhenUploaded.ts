import { useEffect, useEffectEvent, useState } from 'react';
import { isUploadPending, type ReelValues } from './reelValues.ts';

/** Posts at once if the video is uploaded; during the upload, queues the post until it finishes. */
export function usePostWhenUploaded(video: ReelValues['video'], post: () => Promise<number | null>) {
  const [isQueued, setQueued] = useState(false);
  const isDone = video?.state === 'done';
  // A removed, refused or replaced video cancels the queued post.
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
