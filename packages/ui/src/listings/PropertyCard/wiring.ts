import type { PropertyCard } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import type { FavoriteState } from '../FavoriteButton/FavoriteButton.tsx';

/** App callbacks of a group of cards, called per property. Keep their identity stable between renders. */
export interface CardWiring {
  getHref: (property: PropertyCard) => string;
  /** Default: the state in the property. */
  isFavoriteProperty?: (property: PropertyCard) => boolean;
  getFavoriteState?: (property: PropertyCard) => FavoriteState;
  onFavorite?: (property: PropertyCard) => void;
  renderFavoriteButton?: (property: PropertyCard) => ReactNode;
  getMark?: (property: PropertyCard) => 'new' | 'seen' | undefined;
  renderTools?: (property: PropertyCard) => ReactNode;
  /** Called when the browser blocks the map's tab; shows an alert when absent. */
  onMapBlocked?: (message: string) => void;
}

/** Separates the cards' callbacks and render functions from a list's other props. */
export function splitWiring<Props extends CardWiring>({
  getHref,
  isFavoriteProperty,
  getFavoriteState,
  onFavorite,
  renderFavoriteButton,
  getMark,
  renderTools,
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
      getMark,
      renderTools,
      onMapBlocked,
    },
    rest,
  ] as const;
}

export const toCardProps = (property: PropertyCard, wiring: CardWiring) => ({
  property,
  href: wiring.getHref(property),
  isFavorite: wiring.isFavoriteProperty?.(property),
  favoriteState: wiring.getFavoriteState?.(property),
  renderFavoriteButton: wiring.renderFavoriteButton,
  mark: wiring.getMark?.(property),
  renderTools: wiring.renderTools,
  onFavorite: wiring.onFavorite,
  onMapBlocked: wiring.onMapBlocked,
});
