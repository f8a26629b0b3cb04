import styled from '@emotion/styled';
import { below, radius, role, useLocale } from '@mashrabiya/ui';
import type { ReactNode } from 'react';
import { Combination } from './Combination.tsx';

export interface SampleProps {
  /** How wide what is shown may become, in pixels. */
  width?: number;
  children: ReactNode;
}

const Root = styled('div')({
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.background,
  '& > *': { marginInline: 'auto' },
  [`@media ${below('tablet')}`]: { paddingInline: 16 },
});

/** A stage for live components, in the language of the toolbar. */
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
