import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useCardTexts } from '../shared/cardTexts.ts';
import { factStyles } from './factStyles.ts';
import { type FactFields, getFacts } from './facts.ts';

export interface FactsRowProps extends Omit<ComponentPropsWithRef<'p'>, 'children' | 'property'> {
  property: FactFields;
}

const Root = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', ...factStyles });

export function FactsRow({ property, ...p }: FactsRowProps) {
  const texts = useCardTexts();
  return (
    <Root {...p}>
      {getFacts(property, texts).map(({ kind, text, label }) => (
        <span key={kind} className={`fact ${kind}`} role="img" aria-label={label}>
          {text}
        </span>
      ))}
    </Root>
  );
}
