import styled from '@emotion/styled';
import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx';
import { type CardWiring, cardProps } from '../PropertyCard/wiring.ts';
import { SkeletonItems } from '../PropertyCardSkeleton/SkeletonItems.tsx';
import { railStyles } from './railStyles.ts';

export interface PropertyRailProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>, CardWiring {
  title: ReactNode;
  /** Stands at the end of the title's line, e.g. a link to all of them. */
  action?: ReactNode;
  properties: readonly PropertyCardData[];
  /** Skeleton cards in place of homes. */
  loading?: boolean;
  /** Whether the first cards are in the first screen. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

const Root = styled('section')(railStyles);
const RAIL_SIZES = '(min-width: 600px) 290px, 78vw';
const SKELETONS = 4;

/** Homes in one line that scrolls sideways, snapping to cards; arrows on a desk turn it by a screenful. */
export function PropertyRail({
  title,
  action,
  properties,
  loading = false,
  priority = false,
  headingLevel = 2,
  hrefOf,
  lovedOf,
  loveStateOf,
  onLove,
  heartOf,
  onMapBlocked,
  ...section
}: PropertyRailProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const id = useId();
  const line = useRef<HTMLUListElement>(null);
  const Heading = `h${headingLevel}` as const;
  const wiring = { hrefOf, lovedOf, loveStateOf, onLove, heartOf, onMapBlocked };
  const turn = (step: -1 | 1) => {
    const list = line.current;
    list?.scrollBy(step * (dir === 'rtl' ? -1 : 1) * list.clientWidth * 0.9, 0);
  };
  return (
    <Root aria-labelledby={id} aria-busy={loading} {...section}>
      <div className="head">
        <Heading id={id}>{title}</Heading>
        {action && <span className="action">{action}</span>}
        <span className="turn">
          <button type="button" aria-label={t('homes.list.previous')} onClick={() => turn(-1)}>
            <DirectionalIcon icon={ChevronLeft} />
          </button>
          <button type="button" aria-label={t('homes.list.next')} onClick={() => turn(1)}>
            <DirectionalIcon icon={ChevronRight} />
          </button>
        </span>
      </div>
      <ul className="line" ref={line}>
        {loading ? (
          <SkeletonItems count={SKELETONS} />
        ) : (
          properties.map((property, index) => (
            <li key={property.id}>
              <PropertyCard
                {...cardProps(property, wiring)}
                photos="cover"
                priority={priority && index < 2}
                sizes={RAIL_SIZES}
                headingLevel={headingLevel === 2 ? 3 : 4}
              />
            </li>
          ))
        )}
      </ul>
    </Root>
  );
}
