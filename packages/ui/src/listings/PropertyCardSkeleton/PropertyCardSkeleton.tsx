import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { cardBoxes } from '../PropertyCard/cardBoxes.ts';

export type PropertyCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const Root = styled('div')(cardBoxes, {
  '& .window': { aspectRatio: '4 / 3', backgroundColor: role.surfaceSunken },
  '& .body > span': { display: 'block' },
  '& .body > span::before': {
    content: '""',
    display: 'block',
    blockSize: '60%',
    inlineSize: 'var(--filled)',
    borderRadius: radius.inner,
    backgroundColor: role.surfaceSunken,
  },
  '& .price': { '--filled': '58%' },
  '& .terms': { '--filled': '30%' },
  '& .facts': { '--filled': '74%' },
  '& .metre': { '--filled': '66%' },
  '& .title': { '--filled': '92%' },
  '& .place': { '--filled': '64%' },
  '& .foot': { '--filled': '38%' },
});

/** Same boxes as a card, to the pixel. Announce loading once, around all of them. */
export function PropertyCardSkeleton(props: PropertyCardSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <div className="window" />
      <div className="body">
        <span className="price" />
        <span className="terms" />
        <span className="facts" />
        <span className="metre" />
        <span className="title" />
        <span className="place" />
        <span className="foot" />
      </div>
    </Root>
  );
}
