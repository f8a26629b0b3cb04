import styled from '@emotion/styled';
import { PROPERTY_FIELD_NAMES, type Property } from '@mashrabiya/contract';
import { formatMonth } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight } from '../../theme/tokens.ts';
import { formatField } from '../fields/formatField.ts';
import { formatPricePerMetre } from '../PriceBlock/price.ts';
import { useCardTexts } from '../texts.ts';

export interface PropertyFactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children' | 'property'> {
  property: Property;
}

type Fact = [key: string, name: string, value: string | null];

const Root = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 32,
  '& div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& dt': { color: role.inkMuted },
  '& dd': { fontWeight: fontWeight.medium, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** Table of facts. Fields that do not apply (bedrooms of a plot) are left out. */
export function PropertyFacts({ property, ...dl }: PropertyFactsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const texts = useCardTexts();
  const { receipt } = property.payment;
  const facts: Fact[] = [
    ['action', t('listings:fact.action'), t(`vocabulary:action.${property.action}`)],
    ['type', t('listings:fact.type'), property.category_name],
    ['kind', t('listings:fact.kind'), property.subcategory_name],
    ...PROPERTY_FIELD_NAMES.map(
      (name): Fact => [name, t(`listings:fact.${name}`), formatField(name, property, t, language)],
    ),
    ['payment', t('listings:fact.payment'), t(`vocabulary:payment.${property.payment.payment}`)],
    ['metre', t('listings:fact.pricePerMetre'), formatPricePerMetre(property, texts)],
    ['receipt', t('listings:fact.receipt'), receipt && formatMonth(new Date(receipt), language)],
  ];
  return (
    <Root {...dl}>
      {facts.map(
        ([key, name, value]) =>
          value && (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Root>
  );
}
