import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Contents } from '../../reading/Contents/Contents.tsx';
import { BESIDE } from '../../reading/Contents/contentsStyles.ts';

export interface ProfileLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Who it is about; stands above everything. */
  header: ReactNode;
  /** What the page holds, in order; each must stand in the children under its id. */
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gap: 20,
  '& > .sections': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, minInlineSize: 0 },
  '& > .sections > *': { scrollMarginBlockStart: 88 },
  [BESIDE]: {
    gridTemplateColumns: '232px minmax(0, 1fr)',
    columnGap: 32,
    '& > .head': { gridColumn: '1 / -1' },
    '& > .sections': { gap: 24 },
  },
});

/** One's own page: who one is, then section by section; beside them, on a desk, what there is. */
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
