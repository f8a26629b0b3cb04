import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { layout, maxWidthQuery, minWidthQuery, radius } from '../../theme/tokens.ts';
import { caseBoxes } from './caseFrameStyles.ts';

export interface CaseSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  kind: 'property' | 'reel' | 'text';
}

const BOXES = {
  property: ['photos', 'title', 'price', 'text', 'facts'],
  reel: ['video', 'text'],
  text: ['title', 'text', 'facts'],
} as const satisfies Record<CaseSkeletonProps['kind'], readonly string[]>;

const Root = styled('div')(caseBoxes, {
  '& .photos': { blockSize: 'auto', aspectRatio: '16 / 10' },
  '& .title': { blockSize: 72, maxInlineSize: '80%' },
  '& .price': { blockSize: 56, maxInlineSize: '50%' },
  '& .text, & .facts': { blockSize: 200 },
  '& .video': {
    blockSize: 'auto',
    inlineSize: '100%',
    maxInlineSize: 300,
    marginInline: 'auto',
    aspectRatio: '9 / 16',
  },
  '& .decision': { blockSize: 160 },
  [`@media ${maxWidthQuery('desktop')}`]: { '& .photos': { marginInline: -layout.gutterPhone, borderRadius: 0 } },
  [`@media ${minWidthQuery('desktop')}`]: {
    '& .photos': { blockSize: 305, aspectRatio: 'auto', borderRadius: radius.card },
    '& > .main.reel': { display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)', alignItems: 'start' },
    '& .decision': { margin: 20 },
    '& .side': { blockSize: 560 },
  },
});

/** Placeholder with the columns of a case. */
export function CaseSkeleton({ kind, ...div }: CaseSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root role="status" aria-label={t('common:loading')} {...div}>
      <div className={`main ${kind}`}>
        {BOXES[kind].map((box) => (
          <Skeleton key={box} variant="rounded" className={box} />
        ))}
      </div>
      <div className="side">
        <Skeleton variant="rounded" className="decision" />
      </div>
    </Root>
  );
}
