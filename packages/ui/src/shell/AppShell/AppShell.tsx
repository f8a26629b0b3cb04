import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { layout, radius } from '../../theme/tokens.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The `Navbar`; absent on reels and videos. */
  header?: ReactNode;
  /** The `Footer`. */
  footer?: ReactNode;
  /** Content from edge to edge: no width limit, no gutters, no room at the top. */
  bleed?: boolean;
}

const Root = styled('div')({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > main': { flex: 1, inlineSize: '100%', minInlineSize: 0 },
  '& > main:focus': { outline: 'none' },
  '& > main.contained': {
    maxInlineSize: layout.content + 2 * layout.gutterDesk,
    marginInline: 'auto',
    paddingInline: layout.gutterPhone,
    paddingBlock: 24,
    '@media (min-width: 900px)': { paddingInline: layout.gutterDesk, paddingBlock: 32 },
  },
  '& > .skip': {
    position: 'fixed',
    zIndex: 20,
    insetBlockStart: 8,
    insetInlineStart: 8,
    paddingBlock: 10,
    paddingInline: 16,
    borderRadius: radius.field,
    backgroundColor: role.primary,
    color: role.onPrimary,
    textDecoration: 'none',
  },
  // Room for the navigation that stands at the foot of a phone.
  '@media (max-width: 719.98px)': {
    '&:has(.navbar) > :last-child': { paddingBlockEnd: 'calc(60px + env(safe-area-inset-bottom))' },
  },
});

/** The frame of every page: skip link, bar, content, footer. */
export function AppShell({ header, footer, bleed = false, children, ...div }: AppShellProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <a className="skip visually-hidden" href="#main">
        {t('shell.skipToContent')}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={bleed ? 'bleed' : 'contained'}>
        {children}
      </main>
      {footer}
    </Root>
  );
}
