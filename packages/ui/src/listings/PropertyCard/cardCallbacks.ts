import type { PropertyCard } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import type { FavoriteState } from '../FavoriteButton/FavoriteButton.tsx';

/** App callbacks of a group of cards, called per property. Keep their identity stable between renders. */
export interface CardCallbacks {
  getHref: (property: PropertyCard) => string;
  /** Default: the state in the property. */
  isFavoriteProperty?: (property: PropertyCard) => boolean;
  getFavoriteState?: (property: PropertyCard) => FavoriteState;
  onFavorite?: (property: PropertyCard) => void;
  renderFavoriteButton?: (property: PropertyCard) => ReactNode;
  getBadge?: (property: PropertyCard) => 'new' | 'seen' | undefined;
  renderActions?: (property: PropertyCard) => ReactNode;
  /** Called when the browser blocks the map's tab; shows an alert when absent. */
  onMapBlocked?: (message: string) => void;
}

/** Separates the cards' callbacks and render functions from a list's other props. */
export function splitCardCallbacks<Props extends CardCallbacks>({
  getHref,
  isFavoriteProperty,
  getFavoriteState,
  onFavorite,
  renderFavoriteButton,
  getBadge,
  renderActions,
  onMapBlocked,
  ...rest
}: Props) {
  return [
    {
      getHref,
      isFavoriteProperty,
      getFavoriteState,
      onFavorite,
      renderFavoriteButton,
      getBadge,
      renderActions,
      onMapBlocked,
    },
    rest,
  ] as const;
}

export const toCardProps = (property: PropertyCard, cardCallbacks: CardCallbacks) => ({
  property,
  href: cardCallbacks.getHref(property),
  isFavorite: cardCallbacks.isFavoriteProperty?.(property),
  favoriteState: cardCallbacks.getFavoriteState?.(property),
  renderFavoriteButton: cardCallbacks.renderFavoriteButton,
  badge: cardCallbacks.getBadge?.(property),
  renderActions: cardCallbacks.renderActions,
  onFavorite: cardCallbacks.onFavorite,
  onMapBlocked: cardCallbacks.onMapBlocked,
});
