import type { PropertyCard } from '@mashrabiya/contract';
import { FavoriteButton } from '@mashrabiya/ui';
import { useCallback } from 'react';
import { useFavoriteButtons } from './useFavoriteButtons.ts';

export function useFavoriteButton() {
  const { favoriteButtonOf, onFavorite } = useFavoriteButtons();
  return useCallback(
    (home: PropertyCard) =>
      favoriteButtonOf?.(home) ?? <FavoriteButton loved={false} onToggle={() => onFavorite?.(home)} />,
    [favoriteButtonOf, onFavorite],
  );
}
