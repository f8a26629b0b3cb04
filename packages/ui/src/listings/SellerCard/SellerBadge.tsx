import styled from '@emotion/styled';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { role } from '../../theme/roles.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& svg': { flex: 'none', color: role.success },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
});

/** Frame of what Mashrabiya checked about a seller. */
export const SellerBadge = ({ children }: { children: ReactNode }) => (
  <Root>
    <BadgeCheck aria-hidden size={16} />
    <span>{children}</span>
  </Root>
);
