import styled from '@emotion/styled';
import { maxWidthQuery, radius, role, useLocale } from '@mashrabiya/ui';
import type { ReactNode } from 'react';
import { Combination } from './Combination.tsx';

export interface SampleProps {
  width?: number;
  children: ReactNode;
}

const Root = styled('div')({
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.background,
  '& > *': { marginInline: 'auto' },
  [`@media ${maxWidthQuery('tablet')}`]: { paddingInline: 16 },
});

/** Frame for live components, in the toolbar's language. */
export function Sample({ width, children }: SampleProps) {
  const { language } = useLocale();
  return (
    <Root>
      <Combination language={language} style={{ maxInlineSize: width }}>
        {children}
      </Combination>
    </Root>
  );
}
