import { useCallback } from 'react';
import { createPagesChange } from '../../api/cacheChange.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';

/** Saves notes of favorites, and updates every cached copy of the listing. */
export function useSaveNote() {
  const { mutateAsync } = useApiMutation('noteFavorite', {
    writes: (_, { params: { id }, body: { note } }) => [
      createPagesChange('listFavorites', ({ data }) => ({
        data: { ...data, data: data.data.map((listing) => (listing.id === id ? { ...listing, note } : listing)) },
      })),
    ],
  });
  return useCallback((id: string, note: string) => mutateAsync({ params: { id }, body: { note } }), [mutateAsync]);
}
