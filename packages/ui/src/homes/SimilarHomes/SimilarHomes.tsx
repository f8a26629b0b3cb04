import type { PropertyCard } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardWiring } from '../PropertyCard/wiring.ts';
import { PropertyRail } from '../PropertyRail/PropertyRail.tsx';

export interface SimilarHomesProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>, CardWiring {
  properties: readonly PropertyCard[];
}

/** Homes like the one above; nothing where there are none. */
export function SimilarHomes({ properties, ...rail }: SimilarHomesProps) {
  const { t } = useTranslation();
  if (properties.length === 0) return null;
  return <PropertyRail title={t('homes.detail.similar')} properties={properties} {...rail} />;
}
