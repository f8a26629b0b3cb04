import type { PropertyCard } from '@mashrabiya/contract';
import { FavoriteButton } from '@mashrabiya/ui';
import { useCallback } from 'react';
import { useFavoriteButtons } from './useFavoriteButtons.ts';

export function useFavoriteButton() {
  const { favoriteButtonOf, onFavorite } = useFavoriteButtons();
  return useCallback(
    (listing: PropertyCard) =>
      favoriteButtonOf?.(listing) ?? <FavoriteButton loved={false} onToggle={() => onFavorite?.(listing)} />,
    [favoriteButtonOf, onFavorite],
  );
}
