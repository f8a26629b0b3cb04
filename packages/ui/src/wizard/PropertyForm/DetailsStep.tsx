import styled from '@emotion/styled';
import {
  buildAbsentFieldValues,
  type Category,
  CHOICE_FIELDS,
  getPresence,
  NUMBER_FIELDS,
  PROPERTY_FIELDS,
  type PropertyField,
  type PropertyFieldName,
} from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { KindFields } from '../../forms/KindFields/KindFields.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { getFieldOptions } from '../../listings/fields/formatField.ts';
import { minWidthQuery } from '../../theme/tokens.ts';
import type { PropertyPartProps } from './propertyValues.ts';

export interface DetailsStepProps extends PropertyPartProps {
  categories: readonly Category[];
  /** Decides the first year of a year field's steps. */
  now: Date;
  onCategoryChange?(id: number): void;
}

const Columns = styled('div')({
  display: 'grid',
  columnGap: 16,
  ...fieldRows,
  [`@media ${minWidthQuery('tablet')}`]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

type NumberField = Extract<PropertyField, { kind: 'number' }>;

export function DetailsStep({ form, categories, now, onCategoryChange }: DetailsStepProps) {
  const { t } = useTranslation();
  const { category_id, subcategory_id } = form.values;
  const isPresent = (name: PropertyFieldName) => getPresence(name, category_id) !== 'absent';
  const isOptional = (name: PropertyFieldName) => getPresence(name, category_id) === 'optional';
  return (
    <>
      <KindFields
        categories={categories}
        loading={categories.length === 0}
        value={{ category_id: category_id ?? undefined, subcategory_id: subcategory_id ?? undefined }}
        ids={{ category_id: form.getFieldId('category_id'), subcategory_id: form.getFieldId('subcategory_id') }}
        errors={{ category_id: form.getError('category_id'), subcategory_id: form.getError('subcategory_id') }}
        onChange={(kind) => {
          const isOtherCategory = kind.category_id !== form.values.category_id;
          form.change({
            category_id: kind.category_id ?? null,
            subcategory_id: kind.subcategory_id ?? null,
            ...(isOtherCategory && { feature_ids: [] }),
            ...buildAbsentFieldValues(kind.category_id ?? null),
          });
          if (isOtherCategory && kind.category_id !== undefined) onCategoryChange?.(kind.category_id);
        }}
      />
      <Columns>
        {CHOICE_FIELDS.filter(isPresent).map((name) => {
          const field = form.field(name);
          const options = getFieldOptions(name, t);
          return (
            <SelectField
              key={name}
              {...field}
              label={t(`search:label.${name}`)}
              optional={isOptional(name)}
              options={options}
              value={field.value ?? ''}
              onChange={(chosenValue) =>
                field.onChange(options.find(({ value }) => value === chosenValue)?.value ?? null)
              }
            />
          );
        })}
        {NUMBER_FIELDS.filter(isPresent).map((name) => {
          const { min, max, emptyValue }: NumberField = PROPERTY_FIELDS[name];
          return (
            <NumberStepper
              key={name}
              {...form.field(name)}
              label={name === 'size' ? t('wizard:home.size') : t(`search:label.${name}`)}
              optional={isOptional(name)}
              min={isOptional(name) ? (emptyValue ?? min) : min}
              max={max}
              start={name === 'completion_year' ? now.getFullYear() : Math.max(min, 1)}
              isYear={name === 'completion_year'}
            />
          );
        })}
      </Columns>
    </>
  );
}
