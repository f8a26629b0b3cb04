import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentPropsWithRef } from 'react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export interface RowsSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  'aria-label': string;
}

const ROWS = [...'abcdefgh'];

const Root = styled('div')({
  display: 'grid',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '& > div': { display: 'grid', gap: 12, padding: 16 },
  '& > div + div': { borderBlockStart: `1px solid ${role.line}` },
  '& .line': { blockSize: 16 },
  '& .name': { maxInlineSize: 240 },
  '& .facts': { maxInlineSize: 400 },
});

/** Placeholder of the users or the log. */
export function RowsSkeleton(props: RowsSkeletonProps) {
  return (
    <Root role="status" {...props}>
      {ROWS.map((row) => (
        <div key={row}>
          <Skeleton variant="rounded" className="line name" />
          <Skeleton variant="rounded" className="line facts" />
          <Skeleton variant="rounded" className="line facts" />
        </div>
      ))}
    </Root>
  );
}
