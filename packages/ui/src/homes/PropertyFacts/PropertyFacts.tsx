import styled from '@emotion/styled';
import type { Property } from '@mashrabiya/contract';
import { formatMonth, formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight } from '../../theme/tokens.ts';
import { pricePerMetreText } from '../PriceBlock/price.ts';
import { useHomeTexts } from '../texts.ts';

export interface PropertyFactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children' | 'property'> {
  property: Property;
}

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

/** Everything that is known of a home, by name. What has no meaning for it (bedrooms of a plot) is left out. */
export function PropertyFacts({ property, ...dl }: PropertyFactsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const texts = useHomeTexts();
  const { receipt } = property.payment;
  const count = (value: number) => (value > 0 ? formatNumber(value, language) : null);
  const facts: [key: string, name: string, value: string | null][] = [
    ['action', t('homes:fact.action'), t(`vocabulary:action.${property.action}`)],
    ['type', t('homes:fact.type'), property.category_name],
    ['kind', t('homes:fact.kind'), property.subcategory_name],
    ['size', t('homes:fact.size'), t('homes:card.size', { size: formatNumber(property.size, language) })],
    ['bedrooms', t('homes:fact.bedrooms'), count(property.bedrooms)],
    ['bathrooms', t('homes:fact.bathrooms'), count(property.bathrooms)],
    ['floors', t('homes:fact.floors'), count(property.floors)],
    [
      'finishing',
      t('homes:fact.finishing'),
      property.type === 'land' ? null : t(`vocabulary:finishing.${property.finishing}`),
    ],
    ['payment', t('homes:fact.payment'), t(`vocabulary:payment.${property.payment.payment}`)],
    ['metre', t('homes:fact.pricePerMetre'), pricePerMetreText(property, texts)],
    ['receipt', t('homes:fact.receipt'), receipt && formatMonth(new Date(receipt), language)],
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
