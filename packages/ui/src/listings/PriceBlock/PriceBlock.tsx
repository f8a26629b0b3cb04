import styled from '@emotion/styled';
import type { PropertyCard } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, typeScale } from '../../theme/tokens.ts';
import { useCardTexts } from '../shared/cardTexts.ts';
import { formatContext, formatPrice, formatPricePerMetre, formatTerms, type PriceFields } from './price.ts';

export interface PriceBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'property'> {
  property: PriceFields & Pick<PropertyCard, 'price_per_m2' | 'price_context'>;
  /** Adds the price per square metre and its comparison with similar properties. */
  perMetre?: boolean;
}

const Root = styled('div')({
  '& .price': {
    fontSize: typeScale.heading,
    fontWeight: fontWeight.figure,
    lineHeight: lineHeight.snug,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .aside': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    color: role.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Price of a property outside of a card, with installments and price per m² below. */
export function PriceBlock({ property, perMetre = false, ...div }: PriceBlockProps) {
  const texts = useCardTexts();
  const { price_context: context } = property;
  const metre = perMetre ? formatPricePerMetre(property, texts) : null;
  return (
    <Root {...div}>
      <p className="price">{formatPrice(property, texts)}</p>
      <p className="aside">
        <span>{formatTerms(property, texts)}</span>
        {metre && <span>{metre}</span>}
        {perMetre && context && <span>{formatContext(context, texts)}</span>}
      </p>
    </Root>
  );
}
