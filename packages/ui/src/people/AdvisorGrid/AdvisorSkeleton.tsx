import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { radius } from '../../theme/tokens.ts';
import { advisorBoxes } from '../AdvisorCard/advisorBoxes.ts';

const Root = styled('div')({
  ...advisorBoxes,
  '& .avatar': { flex: 'none', inlineSize: 72, blockSize: 72 },
  '& .profile > div': { display: 'grid', gap: 8, flex: 1 },
  '& .line': { blockSize: 16, borderRadius: radius.inner },
  '& .short': { inlineSize: '55%' },
  '& .chip': { inlineSize: 96, blockSize: 28, borderRadius: radius.chip },
  '& .text': { blockSize: 84 },
  '& .foot': { blockSize: 48 },
});

export function AdvisorSkeleton() {
  return (
    <Root>
      <div className="profile">
        <Skeleton variant="circular" className="avatar" />
        <div>
          <Skeleton className="line" />
          <Skeleton className="line short" />
        </div>
      </div>
      <Skeleton className="chip" />
      <Skeleton className="text" />
      <Skeleton className="line short" />
      <Skeleton className="foot" />
    </Root>
  );
}
