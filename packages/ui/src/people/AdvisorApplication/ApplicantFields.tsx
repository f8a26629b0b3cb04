import { ADVISOR_MIN_AGE } from '@mashrabiya/contract/constants';
import { useTranslation } from 'react-i18next';
import { AvatarPicker } from '../../forms/AvatarPicker/AvatarPicker.tsx';
import { useObjectUrl } from '../../forms/files/useObjectUrl.ts';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import type { ApplicationPartProps } from './application.ts';

export function ApplicantFields({ form, disabled }: ApplicationPartProps) {
  const { t } = useTranslation();
  const picture = form.field('profile_pic');
  const src = useObjectUrl(picture.value);
  return (
    <fieldset disabled={disabled}>
      <legend>{t('people:apply.aboutYou')}</legend>
      <AvatarPicker
        id={picture.id}
        tabIndex={-1}
        src={src}
        error={picture.error}
        onPick={picture.onChange}
        onRemove={() => picture.onChange(null)}
      />
      <TextField {...form.field('name')} label={t('people:apply.name')} autoComplete="name" />
      <div className="pair">
        <TextField {...form.field('email')} type="email" label={t('people:apply.email')} autoComplete="email" />
        <PhoneField {...form.field('phone')} label={t('people:apply.phone')} />
      </div>
      <div className="pair">
        <NumberStepper
          {...form.field('age')}
          label={t('people:apply.age')}
          hint={t('people:apply.ageHint')}
          min={ADVISOR_MIN_AGE}
        />
      </div>
      <LongTextField {...form.field('about')} label={t('people:apply.about')} hint={t('people:apply.aboutHint')} />
    </fieldset>
  );
}
