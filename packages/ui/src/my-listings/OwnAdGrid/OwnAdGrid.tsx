import styled from '@emotion/styled';
import { Children, type ComponentPropsWithRef, useRef } from 'react';
import { SkeletonItems } from '../../listings/PropertyCardSkeleton/SkeletonItems.tsx';
import { columnStyles } from '../../listings/PropertyGrid/gridStyles.ts';
import { useReachEnd } from '../../listings/PropertyList/useReachEnd.ts';

export interface OwnAdGridProps extends ComponentPropsWithRef<'ul'> {
  /** Skeleton cards while the first page loads. */
  skeletons?: number;
  /** Called when the last card comes into view and there are more. */
  onReachEnd?: (() => void) | undefined;
}

const Root = styled('ul')({ ...columnStyles, '&:empty': { display: 'none' } });

export function OwnAdGrid({ skeletons = 0, onReachEnd, children, ...ul }: OwnAdGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const cards = Children.toArray(children);
  useReachEnd(grid, cards.length, onReachEnd);
  return (
    <Root ref={grid} aria-busy={skeletons > 0 || undefined} {...ul}>
      {Children.map(cards, (card) => (
        <li>{card}</li>
      ))}
      <SkeletonItems count={skeletons} />
    </Root>
  );
}
