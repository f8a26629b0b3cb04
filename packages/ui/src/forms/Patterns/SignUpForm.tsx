import { PASSWORD_MIN_LENGTH } from '@mashrabiya/contract';
import { Mail, Phone, UserRound } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FormErrorBox } from '../FormErrorBox/FormErrorBox.tsx';
import { useFieldState } from '../fieldState/useFieldState.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { isMobile } from '../PhoneField/phoneDigits.ts';
import { TextField } from '../TextField/TextField.tsx';

export interface SignUp {
  name: string;
  email: string;
  /** National form; empty where none was given. */
  phone: string;
  password: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** How fields, their states and the error box make a form; only stories import it. */
export function SignUpForm({ onSubmit }: { onSubmit(signUp: SignUp): void }) {
  const { t } = useTranslation();
  const base = useId();
  const [tried, setTried] = useState(false);
  const name = useFieldState('', (typed: string) => (typed.trim() ? undefined : t('forms.errors.name')));
  const email = useFieldState('', (typed: string) => (EMAIL.test(typed) ? undefined : t('forms.errors.email')));
  const phone = useFieldState('', (typed: string) =>
    typed === '' || isMobile(typed) ? undefined : t('forms.errors.phone'),
  );
  const password = useFieldState('', (typed: string) =>
    typed.length < PASSWORD_MIN_LENGTH ? t('forms.errors.password', { count: PASSWORD_MIN_LENGTH }) : undefined,
  );
  const again = useFieldState('', (typed: string) =>
    typed !== '' && typed === password.value ? undefined : t('forms.errors.confirmPassword'),
  );
  const terms = useFieldState(false, (agreed: boolean) => (agreed ? undefined : t('forms.errors.terms')));
  const fields = { name, email, phone, password, again, terms };
  const problems = Object.entries(fields).flatMap(([key, { problem }]) =>
    problem === undefined ? [] : [{ field: `${base}-${key}`, text: problem }],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    for (const field of Object.values(fields)) field.show();
    if (problems.length) return;
    onSubmit({ name: name.value.trim(), email: email.value, phone: phone.value, password: password.value });
  };
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 8 }}>
      <TextField
        id={`${base}-name`}
        icon={UserRound}
        label={t('forms.fields.name')}
        autoComplete="name"
        {...name.props}
      />
      <TextField
        id={`${base}-email`}
        type="email"
        icon={Mail}
        label={t('forms.fields.email')}
        autoComplete="email"
        {...email.props}
      />
      <PhoneField id={`${base}-phone`} icon={Phone} label={t('forms.fields.phone')} optional {...phone.props} />
      <PasswordField
        id={`${base}-password`}
        label={t('forms.fields.password')}
        hint={t('forms.fields.passwordHint')}
        autoComplete="new-password"
        {...password.props}
      />
      <PasswordField
        id={`${base}-again`}
        label={t('forms.fields.confirmPassword')}
        autoComplete="new-password"
        {...again.props}
      />
      <Checkbox
        id={`${base}-terms`}
        label={t('forms.fields.terms')}
        checked={terms.value}
        error={terms.props.error}
        onChange={terms.props.onChange}
      />
      <FormErrorBox problems={tried ? problems : []} />
      <Button type="submit" wide>
        {t('forms.fields.signUp')}
      </Button>
    </form>
  );
}
