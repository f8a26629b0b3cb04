import styled from '@emotion/styled';
import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardCallbacks, splitCardCallbacks, toCardProps } from '../PropertyCard/cardCallbacks.ts';
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx';
import { SkeletonItems } from '../PropertyCardSkeleton/SkeletonItems.tsx';
import { gridStyles } from './gridStyles.ts';

export interface PropertyGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'>, CardCallbacks {
  properties: readonly PropertyCardData[];
  /** Number of cards in the first screen, whose pictures load eagerly. */
  priorityCount?: number;
  skeletons?: number;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
}

const Root = styled('ul')(gridStyles);

/** Cards in as many columns as fit: one on a phone, three or four on a desktop. */
export function PropertyGrid(props: PropertyGridProps) {
  const [cardCallbacks, { properties, priorityCount = 0, skeletons = 0, headingLevel, sizes, ...ul }] =
    splitCardCallbacks(props);
  const { t } = useTranslation();
  return (
    <Root aria-label={t('listings:list.label')} {...ul}>
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard
            {...toCardProps(property, cardCallbacks)}
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
