import type { FilmState } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { queryContextAtom } from '../../api/context.ts';
import { isNotFound } from '../../api/error.ts';

/** Fetches the preparation state of an uploaded video; null if the server no longer has it. */
export function useLookAtFilm() {
  const store = useStore();
  return useCallback(
    async (id: string): Promise<FilmState | null> => {
      try {
        return (await store.get(queryContextAtom).client('getSentClip', { params: { id } })).data.film;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    [store],
  );
}
