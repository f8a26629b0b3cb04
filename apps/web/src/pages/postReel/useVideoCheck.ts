import type { VideoState } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { ApiError } from '../../api/error.ts';
import { queryContextAtom } from '../../api/queryContext.ts';

/** Fetches the preparation state of an uploaded video; null if the server no longer has it. */
export function useVideoCheck() {
  const store = useStore();
  return useCallback(
    async (id: string): Promise<VideoState | null> => {
      try {
        return (await store.get(queryContextAtom).client('getUploadedVideo', { params: { id } })).data.video_state;
      } catch (error) {
        // An earlier release, which does not have this address, names no parameter.
        const isMissing = error instanceof ApiError && error.problems.some(({ source }) => source?.parameter === 'id');
        if (isMissing) return null;
        throw error;
      }
    },
    [store],
  );
}
