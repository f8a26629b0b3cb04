import type { PropertyCard } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import type { LoveState } from '../LoveButton/LoveButton.tsx';

/** What a group of cards needs to know of the app around it, asked home by home. Keep the functions the same between renders. */
export interface CardWiring {
  /** Where a home's own page is. */
  hrefOf: (property: PropertyCard) => string;
  /** Whether a home is among the favorites; the property's own word when absent. */
  lovedOf?: (property: PropertyCard) => boolean;
  loveStateOf?: (property: PropertyCard) => LoveState;
  onLove?: (property: PropertyCard) => void;
  /** A heart with its own state, instead of the built-in one. */
  heartOf?: (property: PropertyCard) => ReactNode;
  /** What a device marks a home with. */
  markOf?: (property: PropertyCard) => 'new' | 'seen' | undefined;
  /** What can be done with a home besides; it places itself on the card. */
  toolsOf?: (property: PropertyCard) => ReactNode;
  /** Tells that the browser refused to open a map; an alert when absent. */
  onMapBlocked?: (message: string) => void;
}

/** What cards need to know out of a list's props, and the rest of these. */
export function splitWiring<Props extends CardWiring>({
  hrefOf,
  lovedOf,
  loveStateOf,
  onLove,
  heartOf,
  markOf,
  toolsOf,
  onMapBlocked,
  ...rest
}: Props) {
  return [{ hrefOf, lovedOf, loveStateOf, onLove, heartOf, markOf, toolsOf, onMapBlocked }, rest] as const;
}

/** The props of one card out of its group's wiring. */
export const cardProps = (property: PropertyCard, wiring: CardWiring) => ({
  property,
  href: wiring.hrefOf(property),
  loved: wiring.lovedOf?.(property),
  loveState: wiring.loveStateOf?.(property),
  heartOf: wiring.heartOf,
  mark: wiring.markOf?.(property),
  toolsOf: wiring.toolsOf,
  onLove: wiring.onLove,
  onMapBlocked: wiring.onMapBlocked,
});
