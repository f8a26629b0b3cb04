import { ADVISOR_MIN_AGE } from '@mashrabiya/contract/constants';
import { useTranslation } from 'react-i18next';
import { AvatarPicker } from '../../forms/AvatarPicker/AvatarPicker.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import type { AdvisorDraft } from './applicationRules.ts';
import type { Application } from './useApplication.ts';
import { useObjectUrl } from './useObjectUrl.ts';

export interface PartProps {
  application: Application;
  /** Id of a field's control, for what links to it. */
  idOf(field: keyof AdvisorDraft): string;
}

/** Who applies. */
export function PersonFields({ application, idOf }: PartProps) {
  const { t } = useTranslation();
  const { draft, change, errorOf, propsOf } = application;
  const src = useObjectUrl(draft.picture);
  return (
    <fieldset>
      <legend>{t('people.apply.aboutYou')}</legend>
      <AvatarPicker
        id={idOf('picture')}
        tabIndex={-1}
        src={src}
        error={errorOf('picture')}
        onPick={(file) => change('picture', file)}
        onRemove={() => change('picture', null)}
      />
      <TextField {...propsOf('name')} id={idOf('name')} label={t('people.apply.name')} autoComplete="name" />
      <div className="pair">
        <TextField
          {...propsOf('email')}
          id={idOf('email')}
          type="email"
          label={t('people.apply.email')}
          autoComplete="email"
        />
        <PhoneField {...propsOf('phone')} id={idOf('phone')} label={t('people.apply.phone')} />
      </div>
      <div className="pair">
        <NumberStepper {...propsOf('age')} id={idOf('age')} label={t('people.apply.age')} min={ADVISOR_MIN_AGE} />
      </div>
      <LongTextField
        {...propsOf('about')}
        id={idOf('about')}
        label={t('people.apply.about')}
        hint={t('people.apply.aboutHint')}
      />
    </fieldset>
  );
}
