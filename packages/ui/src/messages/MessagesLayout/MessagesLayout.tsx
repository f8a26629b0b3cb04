import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { role } from '../../theme/roles.ts';
import {
  layout,
  maxWidthQuery,
  minWidthQuery,
  navbarHeight,
  phoneBarHeight,
  radius,
  typeScale,
} from '../../theme/tokens.ts';

export interface MessagesLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Heading above the inbox. */
  title: string;
  /** Between the heading and the inbox. */
  notice?: ReactNode;
  inbox?: ReactNode;
  conversation?: ReactNode;
}

const DESKTOP = `@media ${minWidthQuery('desktop')}`;

const Root = styled('div')({
  // As high as the screen between the bars, above the compare tray.
  '--height': `calc(100dvh - ${navbarHeight}px - var(--tray, 0px))`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 'var(--height)',
  backgroundColor: role.surface,
  '& > *': { minInlineSize: 0, minBlockSize: 0 },
  '& > .inbox': { display: 'flex', flexDirection: 'column' },
  '& > .inbox > h1': { flex: 'none', paddingInline: 16, paddingBlock: 16, fontSize: typeScale.heading },
  '& > .inbox > .notice': { flex: 'none', paddingInline: 16, paddingBlockEnd: 16 },
  '& > .inbox > .notice:empty': { display: 'none' },
  '& > .conversation': { display: 'grid', blockSize: 'var(--height)' },
  [`@media ${maxWidthQuery('tablet')}`]: {
    '--height': `calc(100dvh - ${navbarHeight}px - var(--tray, 0px) - ${phoneBarHeight})`,
  },
  [DESKTOP]: {
    blockSize: 'calc(var(--height) - 48px)',
    minBlockSize: 0,
    inlineSize: `calc(100% - ${2 * layout.gutterDesktop}px)`,
    maxInlineSize: layout.content,
    margin: '24px auto',
    overflow: 'hidden',
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    // Also without a conversation: nothing moves when one appears.
    gridTemplateColumns: 'minmax(320px, 380px) minmax(0, 1fr)',
    '& > .inbox': { overflowY: 'auto', borderInlineEnd: `1px solid ${role.line}` },
    '& > .conversation': { blockSize: 'auto' },
  },
});

/** Inbox beside the open conversation; a phone shows one of them. */
export function MessagesLayout({ title, notice, inbox, conversation, ...div }: MessagesLayoutProps) {
  return (
    <Root {...div}>
      {inbox && (
        <div className="inbox">
          <h1>{title}</h1>
          <div className="notice">{notice}</div>
          {inbox}
        </div>
      )}
      {conversation && <div className="conversation">{conversation}</div>}
    </Root>
  );
}
