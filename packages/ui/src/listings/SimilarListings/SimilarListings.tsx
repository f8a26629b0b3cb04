import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../PageSection/PageSection.tsx';
import { type CardCallbacks, toCardProps } from '../PropertyCard/cardCallbacks.ts';
import { PropertyCard, RAIL_SIZES } from '../PropertyCard/PropertyCard.tsx';

export interface SimilarListingsProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>,
    CardCallbacks {
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
  getBadge,
  renderActions,
  onFavorite,
  onMapBlocked,
  ...section
}: SimilarListingsProps) {
  const { t } = useTranslation();
  const cardCallbacks = {
    getHref,
    isFavoriteProperty,
    getFavoriteState,
    renderFavoriteButton,
    getBadge,
    renderActions,
    onFavorite,
    onMapBlocked,
  };
  if (properties.length === 0) return null;
  return (
    <PageSection title={heading ?? t('listings:detail.similar')} rail {...section}>
      {properties.map((property) => (
        <PropertyCard key={property.id} {...toCardProps(property, cardCallbacks)} photos="cover" sizes={RAIL_SIZES} />
      ))}
    </PageSection>
  );
}
