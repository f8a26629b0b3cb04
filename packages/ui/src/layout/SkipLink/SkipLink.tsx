import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { role } from '../../theme/roles.ts';
import { radius, zIndex } from '../../theme/tokens.ts';
import { skipTo } from './skipTo.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** `#` and the id of its target, which gets the focus (`tabIndex={-1}`). */
  href: string;
}

const Root = styled('a')({
  position: 'fixed',
  zIndex: zIndex.floating,
  insetBlockStart: 8,
  insetInlineStart: 8,
  paddingBlock: 10,
  paddingInline: 16,
  borderRadius: radius.field,
  backgroundColor: role.primary,
  color: role.onPrimary,
  textDecoration: 'none',
});

/** Skips preceding content; visible only on focus. */
export function SkipLink({ className = '', ...link }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    if (skipTo(link.href.slice(1))) event.preventDefault();
  };
  return <Root onClick={skip} {...link} className={`skip visually-hidden ${className}`.trimEnd()} />;
}
