import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { layout, minWidthQuery } from '../../theme/tokens.ts';

export type PageProps = ComponentPropsWithRef<'div'>;

const Root = styled('div')({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: layout.content + 2 * layout.gutterDesktop,
  marginInline: 'auto',
  paddingInline: layout.gutterPhone,
  paddingBlock: '20px 64px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [`@media ${minWidthQuery('desktop')}`]: { paddingInline: layout.gutterDesktop, paddingBlock: '32px 96px', gap: 24 },
});

export function Page(props: PageProps) {
  return <Root {...props} />;
}
