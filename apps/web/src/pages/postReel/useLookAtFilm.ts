import type { FilmState } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { queryContextAtom } from '../../api/context.ts';
import { isNotFound } from '../../api/error.ts';

/** Asks how far a film is that was sent; null for one that the server does not have any more. */
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
