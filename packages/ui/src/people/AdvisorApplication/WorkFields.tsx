import { PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { ChipsField } from './ChipsField.tsx';
import type { PartProps } from './PersonFields.tsx';

const typeOf = (value: string | undefined): PropertyType | null =>
  PROPERTY_TYPES.find((type) => type === value) ?? null;

/** What they know. */
export function WorkFields({ application, idOf }: PartProps) {
  const { t } = useTranslation();
  const { draft, change, errorOf, propsOf } = application;
  return (
    <fieldset>
      <legend>{t('people.apply.work')}</legend>
      <ChipsField
        id={idOf('category')}
        name="category"
        legend={t('people.apply.category')}
        choices={PROPERTY_TYPES.map((type) => ({ value: type, text: t(`vocabulary.type.${type}`) }))}
        chosen={draft.category ? [draft.category] : []}
        error={errorOf('category')}
        onChoose={([category]) => change('category', typeOf(category))}
      />
      <div className="pair">
        <NumberStepper {...propsOf('years')} id={idOf('years')} label={t('people.apply.years')} max={60} />
      </div>
      <LongTextField
        {...propsOf('experience')}
        id={idOf('experience')}
        label={t('people.apply.experience')}
        hint={t('people.apply.experienceHint')}
      />
      <LongTextField
        optional
        id={idOf('certificates')}
        label={t('people.apply.certificates')}
        hint={t('people.apply.certificatesHint')}
        value={draft.certificates}
        onChange={(certificates) => change('certificates', certificates)}
      />
    </fieldset>
  );
}
