import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

const Root = styled('li')({
  '& .heading': {
    padding: '12px 16px 4px',
    color: role.inkMuted,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.semibold,
  },
  '& ul': { padding: 0 },
});

/** Options under a heading, exposed to assistive technology as a group. */
export const OptionGroup = ({ group, children }: { group: string; children?: ReactNode }) => (
  <Root role="group" aria-label={group}>
    <div className="heading" aria-hidden>
      {group}
    </div>
    <ul role="presentation">{children}</ul>
  </Root>
);
