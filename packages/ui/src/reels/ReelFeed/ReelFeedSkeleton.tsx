import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius, touchTarget } from '../../theme/tokens.ts';

export type ReelFeedSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  justifyContent: 'center',
  blockSize: '100%',
  minBlockSize: 480,
  backgroundColor: role.surfaceSunken,
  '& .column': {
    position: 'relative',
    blockSize: '100%',
    inlineSize: '100vw',
    maxInlineSize: '100%',
    backgroundColor: role.surface,
  },
  '& .lines': { position: 'absolute', insetInline: 16, insetBlockEnd: 32, display: 'grid', gap: 12 },
  '& .lines span': { blockSize: 16, borderRadius: radius.inner, backgroundColor: role.surfaceRaised },
  '& .roundButtons': { position: 'absolute', insetInlineEnd: 14, insetBlockEnd: 132, display: 'grid', gap: 28 },
  '& .roundButtons span': {
    inlineSize: touchTarget,
    blockSize: touchTarget,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceRaised,
  },
  [`@media ${minWidthQuery('desktop')}`]: {
    paddingBlock: 16,
    '& .column': { inlineSize: 'auto', aspectRatio: '9 / 16', borderRadius: radius.card },
  },
});

export function ReelFeedSkeleton(props: ReelFeedSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root data-scheme="dark" {...props}>
      <p role="status" className="visually-hidden">
        {t('reels:feed.loading')}
      </p>
      <div className="column" aria-hidden>
        <div className="roundButtons">
          <span />
          <span />
          <span />
        </div>
        <div className="lines">
          <span style={{ inlineSize: '38%' }} />
          <span style={{ inlineSize: '72%' }} />
          <span style={{ inlineSize: '54%' }} />
        </div>
      </div>
    </Root>
  );
}
