import { RegisterInput } from '@mashrabiya/contract';
import { foldDigits } from '@mashrabiya/i18n';
import { Mail, Phone, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';

interface RegisterFormProps {
  email: string;
  onRegister(input: RegisterInput): Promise<unknown>;
  /** Called with the email of the existing account. */
  onLogin(email: string): void;
}

export function RegisterForm({ email, onRegister, onLogin }: RegisterFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const form = useCallForm({
    schema: RegisterInput,
    initial: { name: '', email, phone: '', password: '', password_confirmation: '' },
    call: onRegister,
  });
  const phone = form.field('phone');
  return (
    <>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {t('account:register.title')}
        </h2>
        <p>{t('account:register.text')}</p>
      </header>
      <AccountForm callForm={form} labelledBy={headingId} submit={t('account:register.submit')}>
        <TextField {...form.field('name')} autoComplete="name" icon={UserRound} label={t('forms:fields.name')} />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          icon={Mail}
          label={t('forms:fields.email')}
        />
        {form.getErrorCode('email') === 'register_email_taken' && (
          <Button variant="text" className="loginLink" onClick={() => onLogin(form.values.email)}>
            {t('account:register.logInInstead')}
          </Button>
        )}
        <TextField
          {...phone}
          // Groups of Arabic digits would appear in the wrong order left-to-right.
          onChange={(typedText) => phone.onChange(foldDigits(typedText))}
          type="tel"
          autoComplete="tel"
          icon={Phone}
          optional
          valid={false}
          label={t('forms:fields.phone')}
        />
        <NewPasswordFields
          label={t('forms:fields.password')}
          password={form.field('password')}
          confirmation={form.field('password_confirmation')}
        />
      </AccountForm>
    </>
  );
}
