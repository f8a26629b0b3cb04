import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { touchTarget } from '../../theme/tokens.ts';

export interface EmptyLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  text: string;
  /** Next useful step. */
  action?: { href: string; label: string };
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minBlockSize: touchTarget,
  color: role.inkMuted,
  '& a': { display: 'flex', alignItems: 'center', minBlockSize: touchTarget },
});

/** Empty state of a section: one line. `EmptyState` is for a page. */
export function EmptyLine({ text, action, ...div }: EmptyLineProps) {
  return (
    <Root {...div}>
      <p>{text}</p>
      {action && <Link href={action.href}>{action.label}</Link>}
    </Root>
  );
}
