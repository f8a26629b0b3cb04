import { MAX_YEARS_OF_EXPERIENCE, PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import type { ApplicationPartProps } from './application.ts';
import { ChipsField } from './ChipsField.tsx';

const toPropertyType = (value: string | undefined): PropertyType | null =>
  PROPERTY_TYPES.find((type) => type === value) ?? null;

export function WorkFields({ form, disabled }: ApplicationPartProps) {
  const { t } = useTranslation();
  const category = form.field('category');
  return (
    <fieldset disabled={disabled}>
      <legend>{t('people:apply.work')}</legend>
      <ChipsField
        id={category.id}
        name="category"
        legend={t('people:apply.category')}
        choices={PROPERTY_TYPES.map((type) => ({ value: type, text: t(`vocabulary:type.${type}`) }))}
        value={category.value ? [category.value] : []}
        error={category.error}
        onChange={([next]) => category.onChange(toPropertyType(next))}
      />
      <div className="pair">
        <NumberStepper
          {...form.field('years_of_experience')}
          label={t('people:apply.years')}
          max={MAX_YEARS_OF_EXPERIENCE}
        />
      </div>
      <LongTextField
        {...form.field('experience')}
        label={t('people:apply.experience')}
        hint={t('people:apply.experienceHint')}
      />
      <LongTextField
        optional
        {...form.field('certificates')}
        valid={false}
        label={t('people:apply.certificates')}
        hint={t('people:apply.certificatesHint')}
      />
    </fieldset>
  );
}
