import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { type Priced, planText, pricePerMetreText, priceText } from './price.ts';

export interface PriceBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'property'> {
  property: Priced;
  /** Adds the price of a square metre. */
  perMetre?: boolean;
}

const Root = styled('div')({
  '& .price': { fontSize: typeScale.heading, fontWeight: 650, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
  '& .aside': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    color: role.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The price of a home where it stands alone, with its installments and its price per m² in a quiet line below. */
export function PriceBlock({ property, perMetre = false, ...div }: PriceBlockProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const plan = planText(property, t);
  const metre = perMetre ? pricePerMetreText(property, t, language) : null;
  return (
    <Root {...div}>
      <p className="price">{priceText(property, t, language)}</p>
      {(plan || metre) && (
        <p className="aside">
          {plan && <span>{plan}</span>}
          {metre && <span>{metre}</span>}
        </p>
      )}
    </Root>
  );
}
