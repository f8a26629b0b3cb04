import { foldDigits, parsePhone } from '@mashrabiya/i18n';
import { Mail, Phone, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { checkRegister, type RegisterValues } from '../accountRules.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import type { CallState } from '../form/callState.ts';
import { useAccountForm } from '../form/useAccountForm.ts';

/** What opens an account. The phone is there only if it was filled in (specification, section 7). */
export type NewAccount = Omit<RegisterValues, 'phone'> & { phone?: string };

interface RegisterFormProps extends CallState {
  email: string;
  onRegister(account: NewAccount): void;
}

const accountOf = ({ name, phone, ...rest }: RegisterValues): NewAccount => ({
  ...rest,
  name: name.trim(),
  ...(phone.trim() && { phone: parsePhone(phone) ?? phone.trim() }),
});

/** Opens an account. */
export function RegisterForm({ email, busy, failure, onRegister }: RegisterFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useAccountForm({
    initial: { name: '', email, phone: '', password: '', password_confirmation: '' },
    check: checkRegister,
    onValid: (values) => onRegister(accountOf(values)),
    busy,
  });
  const { error: _, ...phone } = form.field('phone');
  return (
    <>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {t('account.register.title')}
        </h2>
        <p>{t('account.register.text')}</p>
      </header>
      <AccountForm of={form} labelledBy={heading} submit={t('account.register.submit')} busy={busy} failure={failure}>
        <TextField {...form.field('name')} autoComplete="name" icon={UserRound} label={t('forms.fields.name')} />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          icon={Mail}
          label={t('forms.fields.email')}
        />
        <TextField
          {...phone}
          // Groups of Arabic digits would stand in the wrong order, left to right.
          onChange={(typed) => phone.onChange(foldDigits(typed))}
          type="tel"
          autoComplete="tel"
          icon={Phone}
          optional
          valid={false}
          label={t('forms.fields.phone')}
        />
        <PasswordField
          {...form.field('password')}
          className="hinted"
          autoComplete="new-password"
          label={t('forms.fields.password')}
          hint={t('forms.fields.passwordHint')}
        />
        <PasswordField
          {...form.field('password_confirmation')}
          autoComplete="new-password"
          label={t('forms.fields.confirmPassword')}
        />
      </AccountForm>
    </>
  );
}
