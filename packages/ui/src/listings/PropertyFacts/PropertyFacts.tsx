import styled from '@emotion/styled';
import { PROPERTY_FIELD_NAMES, type Property, type PropertyFieldName } from '@mashrabiya/contract';
import { formatMonth } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight } from '../../theme/tokens.ts';
import { formatField } from '../fields/formatField.ts';

export interface PropertyFactsProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'property'> {
  property: Property;
}

type Fact = [key: string, name: string, value: string | null];

/** Fields in the introduction of a property's page; for rent it includes the finishing. */
const INTRO_FIELDS: readonly PropertyFieldName[] = ['size', 'bedrooms', 'bathrooms'];
const RENT_INTRO_FIELDS: readonly PropertyFieldName[] = [...INTRO_FIELDS, 'finishing'];

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
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

/** Facts that are not in the introduction. Fields that do not apply are left out; without any renders nothing. */
export function PropertyFacts({ property, ...section }: PropertyFactsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { action, payment } = property;
  const introFields = action === 'forrent' ? RENT_INTRO_FIELDS : INTRO_FIELDS;
  const facts: Fact[] = [
    ...PROPERTY_FIELD_NAMES.filter((name) => !introFields.includes(name)).map(
      (name): Fact => [name, t(`listings:fact.${name}`), formatField(name, property, t, language)],
    ),
    ['receipt', t('listings:fact.receipt'), payment.receipt && formatMonth(new Date(payment.receipt), language)],
  ];
  const knownFacts = facts.filter(([, , value]) => value);
  if (knownFacts.length === 0) return null;
  return (
    <section {...section}>
      <h2>{t('listings:detail.facts')}</h2>
      <List>
        {knownFacts.map(([key, name, value]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}
