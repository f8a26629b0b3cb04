import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '../../layout/SkipLink/SkipLink.tsx';
import { FOOTER_ID } from '../../layout/shared/footerFocus.ts';
import { maxWidthQuery } from '../../theme/tokens.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** `Navbar`; absent on reels and videos. */
  header?: ReactNode;
  footer?: ReactNode;
  /** After those to content and footer. */
  skipLinks?: ReactNode;
}

const Root = styled('div')({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  // The footer stays below the window while a page loads.
  '& > main': { flex: '1 0 auto', inlineSize: '100%', minInlineSize: 0, minBlockSize: '100dvh' },
  '& > main:last-child': { minBlockSize: 0 },
  '& > main:focus': { outline: 'none' },
  // Prints the content only.
  '@media print': { display: 'block', '& > :not(main)': { display: 'none' } },
  // Room for a phone's bottom navigation.
  [`@media ${maxWidthQuery('tablet')}`]: {
    '& > .navbar ~ :last-child': { paddingBlockEnd: 'calc(60px + env(safe-area-inset-bottom))' },
  },
});

/** Frame of every page: skip links, bar, content, footer. Content is full-bleed; a `Page` inside adds gutters. */
export function AppShell({ header, footer, skipLinks, children, ...div }: AppShellProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <SkipLink href="#main">{t('shell:skipToContent')}</SkipLink>
      {footer && <SkipLink href={`#${FOOTER_ID}`}>{t('shell:skipToFooter')}</SkipLink>}
      {skipLinks}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Root>
  );
}
