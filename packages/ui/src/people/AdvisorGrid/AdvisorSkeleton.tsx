import styled from '@emotion/styled';
import { role } from '../../theme/roles.ts';
import { advisorBoxes } from '../AdvisorCard/advisorBoxes.ts';

const Root = styled('div')({
  ...advisorBoxes,
  '& i': { display: 'block', borderRadius: 8, backgroundColor: role.surfaceSunken },
  '& .avatar': { flex: 'none', inlineSize: 72, blockSize: 72, borderRadius: '50%' },
  '& .person > div': { display: 'grid', gap: 8, flex: 1 },
  '& .line': { blockSize: 16 },
  '& .short': { inlineSize: '55%' },
  '& .chip': { inlineSize: 96, blockSize: 28, borderRadius: 14 },
  '& .text': { blockSize: 84 },
  '& .foot': { blockSize: 48 },
});

/** The boxes of an advisor who is on the way. */
export function AdvisorSkeleton() {
  return (
    <Root>
      <div className="person">
        <i className="avatar" />
        <div>
          <i className="line" />
          <i className="line short" />
        </div>
      </div>
      <i className="chip" />
      <i className="text" />
      <i className="line short" />
      <i className="foot" />
    </Root>
  );
}
