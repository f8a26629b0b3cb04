import styled from '@emotion/styled';
import type { Feature } from '@mashrabiya/contract';
import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { role } from '../../theme/roles.ts';

export interface FeatureGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  features: readonly Feature[];
}

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: '12px 24px',
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 10, minInlineSize: 0 },
  '& svg': { flex: 'none', marginBlockStart: '0.3em', color: role.primary },
});

export function FeatureGrid({ features, ...ul }: FeatureGridProps) {
  return (
    <Root {...ul}>
      {features.map(({ id, name }) => (
        <li key={id}>
          <Check size={18} strokeWidth={2} aria-hidden />
          {name}
        </li>
      ))}
    </Root>
  );
}
