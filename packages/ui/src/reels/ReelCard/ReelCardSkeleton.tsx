import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export type ReelCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const Root = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  '& .window': { aspectRatio: '9 / 16', borderRadius: radius.card, backgroundColor: role.surfaceSunken },
  '& .line': { blockSize: 14, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
});

/** Same boxes as a card. Announce loading once, around all of them. */
export function ReelCardSkeleton(props: ReelCardSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <div className="window" />
      <span className="line" style={{ inlineSize: '92%' }} />
      <span className="line" style={{ inlineSize: '56%' }} />
    </Root>
  );
}
