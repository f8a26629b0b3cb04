import styled from '@emotion/styled';
import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx';
import { type CardWiring, cardProps, splitWiring } from '../PropertyCard/wiring.ts';
import { SkeletonItems } from '../PropertyCardSkeleton/SkeletonItems.tsx';
import { gridStyles } from './gridStyles.ts';

export interface PropertyGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'>, CardWiring {
  properties: readonly PropertyCardData[];
  /** How many of the first cards are in the first screen: their pictures are fetched at once. */
  priorityCount?: number;
  /** Skeleton cards after the others, while more are on their way. */
  skeletons?: number;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
}

const Root = styled('ul')(gridStyles);

/** Homes in columns: one on a phone, three or four on a desk, as many as the box has room for. */
export function PropertyGrid(props: PropertyGridProps) {
  const [wiring, { properties, priorityCount = 0, skeletons = 0, headingLevel, sizes, ...ul }] = splitWiring(props);
  const { t } = useTranslation();
  return (
    <Root aria-label={t('homes:list.label')} {...ul}>
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard
            {...cardProps(property, wiring)}
            priority={index < priorityCount}
            headingLevel={headingLevel}
            sizes={sizes}
          />
        </li>
      ))}
      <SkeletonItems count={skeletons} />
    </Root>
  );
}
