import type { PropertyCard } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import type { LoveState } from '../LoveButton/LoveButton.tsx';

/** App callbacks of a group of cards, called per property. Keep their identity stable between renders. */
export interface CardWiring {
  hrefOf: (property: PropertyCard) => string;
  /** Default: the state in the property. */
  lovedOf?: (property: PropertyCard) => boolean;
  loveStateOf?: (property: PropertyCard) => LoveState;
  onLove?: (property: PropertyCard) => void;
  heartOf?: (property: PropertyCard) => ReactNode;
  markOf?: (property: PropertyCard) => 'new' | 'seen' | undefined;
  toolsOf?: (property: PropertyCard) => ReactNode;
  /** Called when the browser blocks the map's tab; shows an alert when absent. */
  onMapBlocked?: (message: string) => void;
}

/** Separates the wiring from a list's other props. */
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
