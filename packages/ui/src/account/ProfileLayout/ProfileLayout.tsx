import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Contents } from '../../articles/Contents/Contents.tsx';
import { BESIDE_MEDIA } from '../../articles/Contents/contentsStyles.ts';

export interface ProfileLayoutProps extends ComponentPropsWithRef<'div'> {
  header: ReactNode;
  /** In page order; each id must exist in the children. */
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gap: 20,
  '& > .sections': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, minInlineSize: 0 },
  '& > .sections > *': { scrollMarginBlockStart: 88 },
  [BESIDE_MEDIA]: {
    gridTemplateColumns: '232px minmax(0, 1fr)',
    columnGap: 32,
    '& > .head': { gridColumn: '1 / -1' },
    '& > .sections': { gap: 24 },
  },
});

/** Profile page: header and sections, with a table of contents on a desktop. */
export function ProfileLayout({ header, sections, children, ...div }: ProfileLayoutProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <div className="head">{header}</div>
      <Contents sections={sections} label={t('account:profile.sections')} />
      <div className="sections">{children}</div>
    </Root>
  );
}
