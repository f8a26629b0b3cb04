import type { PropertyCard } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import type { FavoriteState } from '../FavoriteButton/FavoriteButton.tsx';

/** App callbacks of a group of cards, called per property. Keep their identity stable between renders. */
export interface CardWiring {
  hrefOf: (property: PropertyCard) => string;
  /** Default: the state in the property. */
  isFavoriteOf?: (property: PropertyCard) => boolean;
  favoriteStateOf?: (property: PropertyCard) => FavoriteState;
  onFavorite?: (property: PropertyCard) => void;
  favoriteButtonOf?: (property: PropertyCard) => ReactNode;
  markOf?: (property: PropertyCard) => 'new' | 'seen' | undefined;
  toolsOf?: (property: PropertyCard) => ReactNode;
  /** Called when the browser blocks the map's tab; shows an alert when absent. */
  onMapBlocked?: (message: string) => void;
}

/** Separates the wiring from a list's other props. */
export function splitWiring<Props extends CardWiring>({
  hrefOf,
  isFavoriteOf,
  favoriteStateOf,
  onFavorite,
  favoriteButtonOf,
  markOf,
  toolsOf,
  onMapBlocked,
  ...rest
}: Props) {
  return [
    { hrefOf, isFavoriteOf, favoriteStateOf, onFavorite, favoriteButtonOf, markOf, toolsOf, onMapBlocked },
    rest,
  ] as const;
}

export const cardProps = (property: PropertyCard, wiring: CardWiring) => ({
  property,
  href: wiring.hrefOf(property),
  loved: wiring.isFavoriteOf?.(property),
  favoriteState: wiring.favoriteStateOf?.(property),
  favoriteButtonOf: wiring.favoriteButtonOf,
  mark: wiring.markOf?.(property),
  toolsOf: wiring.toolsOf,
  onFavorite: wiring.onFavorite,
  onMapBlocked: wiring.onMapBlocked,
});
