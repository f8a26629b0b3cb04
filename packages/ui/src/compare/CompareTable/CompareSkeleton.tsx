import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { layout } from '../../theme/tokens.ts';

export interface CompareSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  count: number;
}

const Root = styled('div')({
  display: 'grid',
  gap: 12,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(144px, 1fr)',
  overflow: 'hidden',
  maxInlineSize: layout.content,
  '& .column': { display: 'grid', gap: 12, alignContent: 'start' },
  '& .column > span': { blockSize: 28 },
  '& .column > span:first-of-type': { blockSize: 'auto', aspectRatio: '4 / 3' },
});

const SKELETON_COLUMNS = ['first', 'second', 'third', 'fourth'];
const LINES = ['picture', 'title', 'price', 'metre', 'context', 'size', 'rooms', 'finishing'];

export function CompareSkeleton({ count, ...div }: CompareSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root aria-busy="true" role="status" aria-label={t('compare:loading')} {...div}>
      {SKELETON_COLUMNS.slice(0, count).map((place) => (
        <div key={place} className="column" aria-hidden>
          {LINES.map((line) => (
            <Skeleton key={line} />
          ))}
        </div>
      ))}
    </Root>
  );
}
