import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useApiMutation } from '../api/useApiMutation.ts';
import { addSeenReelAtom } from '../device/seenReels.ts';

/** Stores on this device that a reel was watched, and counts it. Nothing waits for the response. */
export function useReelViews(): (id: string, share: number) => void {
  const rememberReel = useSetAtom(addSeenReelAtom);
  const { mutateAsync } = useApiMutation('addReelView');
  return useCallback(
    (id, share) => {
      rememberReel(id);
      mutateAsync({ params: { id }, body: { watched: share } }).catch(() => null);
    },
    [rememberReel, mutateAsync],
  );
}
