import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { iconButtonStyles } from '../../theme/iconButtonStyles.ts';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, zIndex } from '../../theme/tokens.ts';

export interface ReelViewerProps extends ComponentPropsWithRef<'section'> {
  title?: string;
  /** No search link when absent. */
  searchHref?: string;
}

const Root = styled('section')({
  position: 'relative',
  blockSize: '100dvh',
  overflow: 'hidden',
  backgroundColor: role.surfaceSunken,
  // The viewer is always dark, but would inherit the text color of the page's scheme.
  color: role.ink,
  '& > .search': {
    ...iconButtonStyles,
    position: 'absolute',
    zIndex: zIndex.raised,
    insetBlockStart: 12,
    insetInlineStart: 64,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
  },
  [`@media ${minWidthQuery('desktop')}`]: { '& > .search': { backgroundColor: role.surfaceRaised } },
});

/** Full-screen container for reels, dark in both schemes. */
export function ReelViewer({ title, searchHref, children, ...section }: ReelViewerProps) {
  const { t } = useTranslation();
  return (
    <Root data-scheme="dark" {...section}>
      {title && <h1 className="visually-hidden">{title}</h1>}
      {children}
      {searchHref && (
        <Link className="search" href={searchHref} aria-label={t('reels:search.label')}>
          <Search aria-hidden size={22} strokeWidth={1.75} />
        </Link>
      )}
    </Root>
  );
}
