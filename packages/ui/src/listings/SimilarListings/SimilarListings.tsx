import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../PageSection/PageSection.tsx';
import { PropertyCard, RAIL_SIZES } from '../PropertyCard/PropertyCard.tsx';
import { type CardWiring, toCardProps } from '../PropertyCard/wiring.ts';

export interface SimilarListingsProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>, CardWiring {
  properties: readonly PropertyCardData[];
  heading?: string;
}

/** Rail of similar properties; renders nothing for an empty list. */
export function SimilarListings({
  properties,
  heading,
  getHref,
  isFavoriteProperty,
  getFavoriteState,
  renderFavoriteButton,
  getMark,
  renderTools,
  onFavorite,
  onMapBlocked,
  ...section
}: SimilarListingsProps) {
  const { t } = useTranslation();
  const wiring = {
    getHref,
    isFavoriteProperty,
    getFavoriteState,
    renderFavoriteButton,
    getMark,
    renderTools,
    onFavorite,
    onMapBlocked,
  };
  if (properties.length === 0) return null;
  return (
    <PageSection title={heading ?? t('listings:detail.similar')} rail {...section}>
      {properties.map((property) => (
        <PropertyCard key={property.id} {...toCardProps(property, wiring)} photos="cover" sizes={RAIL_SIZES} />
      ))}
    </PageSection>
  );
}
