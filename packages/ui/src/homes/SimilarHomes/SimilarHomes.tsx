import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeSection } from '../HomeSection/HomeSection.tsx';
import { PropertyCard, RAIL_SIZES } from '../PropertyCard/PropertyCard.tsx';
import { type CardWiring, cardProps } from '../PropertyCard/wiring.ts';

export interface SimilarHomesProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>, CardWiring {
  properties: readonly PropertyCardData[];
  heading?: string;
}

/** Rail of similar properties; renders nothing for an empty list. */
export function SimilarHomes({
  properties,
  heading,
  hrefOf,
  isFavoriteOf,
  favoriteStateOf,
  favoriteButtonOf,
  markOf,
  toolsOf,
  onFavorite,
  onMapBlocked,
  ...section
}: SimilarHomesProps) {
  const { t } = useTranslation();
  const wiring = { hrefOf, isFavoriteOf, favoriteStateOf, favoriteButtonOf, markOf, toolsOf, onFavorite, onMapBlocked };
  if (properties.length === 0) return null;
  return (
    <HomeSection title={heading ?? t('homes:detail.similar')} rail {...section}>
      {properties.map((property) => (
        <PropertyCard key={property.id} {...cardProps(property, wiring)} photos="cover" sizes={RAIL_SIZES} />
      ))}
    </HomeSection>
  );
}
