import { useState } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { QUEUE_START } from './moderationHrefs.ts';

/** How often it is asked whether a film is ready, while that is all that is waited for. */
const LOOK_EVERY_MS = 5_000;

/** The queue of reels, where it is open. Once a film has been prepared, its reel comes by itself. */
export function useReelQueue(isOpen: boolean) {
  const [awaitsFilm, setAwaitsFilm] = useState(false);
  const queue = useApiQuery('getPendingReel', isOpen ? QUEUE_START : undefined, {
    staleTime: 0,
    ...(awaitsFilm && { refetchInterval: LOOK_EVERY_MS }),
  });
  // Another answer would take the case away that a moderator looks at.
  const isAwaiting = queue.data?.data === null && queue.data.preparing > 0;
  if (isAwaiting !== awaitsFilm) setAwaitsFilm(isAwaiting);
  return queue;
}
