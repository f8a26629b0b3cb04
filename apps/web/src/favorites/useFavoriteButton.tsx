import type { PropertyCard } from '@mashrabiya/contract';
import { FavoriteButton } from '@mashrabiya/ui';
import { useCallback } from 'react';
import { useFavoriteButtons } from './useFavoriteButtons.ts';

export function useFavoriteButton() {
  const { renderFavoriteButton, onFavorite } = useFavoriteButtons();
  return useCallback(
    (listing: PropertyCard) =>
      renderFavoriteButton?.(listing) ?? (
        <FavoriteButton isFavorite={false} onToggle={() => onFavorite?.(listing)} aria-description={listing.address} />
      ),
    [renderFavoriteButton, onFavorite],
  );
}
