import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { layout, MAP_SHARE, minWidthQuery } from '../../theme/tokens.ts';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** Centred column of a form, or of a text with its table of contents. Default: the width of the site. */
  column?: 'form' | 'text';
  /** Leaves the inline end of a desktop to a `MapBeside`, also before it has loaded. */
  hasMap?: boolean;
}

const SITE_WIDTH = layout.content + 2 * layout.gutterDesktop;

const getWidth = (content: number) => ({ maxInlineSize: content + 2 * layout.gutterDesktop });

const Root = styled('div')({
  boxSizing: 'border-box',
  inlineSize: '100%',
  ...getWidth(layout.content),
  marginInline: 'auto',
  paddingInline: layout.gutterPhone,
  paddingBlock: 20,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [`@media ${minWidthQuery('desktop')}`]: { paddingInline: layout.gutterDesktop, paddingBlock: 32, gap: 24 },
  '&[data-column=form]': getWidth(layout.form),
  '&[data-column=text]': getWidth(layout.text),
  [`@media ${minWidthQuery('beside')} and (scripting: enabled)`]: {
    '&[data-has-map]': {
      position: 'relative',
      maxInlineSize: 'none',
      // In line with the navbar, which is centred.
      paddingInlineStart: `calc(max(0px, (100% - ${SITE_WIDTH}px) / 2) + ${layout.gutterDesktop}px)`,
      paddingInlineEnd: `calc(${MAP_SHARE} + ${layout.gutterDesktop}px)`,
    },
  },
});

export function Page({ column, hasMap, ...div }: PageProps) {
  return <Root data-column={column} data-has-map={hasMap || undefined} {...div} />;
}
