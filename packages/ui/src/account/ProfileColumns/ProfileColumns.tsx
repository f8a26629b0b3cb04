import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { minWidthQuery } from '../../theme/tokens.ts';

const Root = styled('div')({
  display: 'grid',
  alignContent: 'start',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
  [`@media ${minWidthQuery('desktop')}`]: {
    gap: 24,
    '& > div': { gap: 24 },
    '&:has(> * + *)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Two columns of sections on a desktop, one on a phone. Each child is a column; a `div` holds several sections. */
export function ProfileColumns(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} />;
}
