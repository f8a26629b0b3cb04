import { useState } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { CLAIM_INPUT } from './moderationHrefs.ts';

/** Polling interval while only videos in preparation remain. */
const POLL_MS = 5_000;

/** Queue of reels while open. A reel appears by itself once its video is prepared. */
export function useReelQueue(isOpen: boolean) {
  const [awaitsVideo, setAwaitsVideo] = useState(false);
  const queue = useApiQuery('getPendingReel', isOpen ? CLAIM_INPUT : undefined, {
    staleTime: 0,
    ...(awaitsVideo && { refetchInterval: POLL_MS }),
  });
  // Polls only without a case: a new answer would replace the one under review.
  const isAwaiting = queue.data?.data === null && queue.data.preparing > 0;
  if (isAwaiting !== awaitsVideo) setAwaitsVideo(isAwaiting);
  return queue;
}
