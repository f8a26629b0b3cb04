import { Info, Mail } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { checkLogin, type LoginValues } from '../accountRules.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import type { CallState } from '../form/callState.ts';
import { useAccountForm } from '../form/useAccountForm.ts';
import { type LoginProvider, SocialButtons } from '../SocialButtons/SocialButtons.tsx';

interface LoginFormProps extends CallState {
  email: string;
  message?: string;
  provider?: LoginProvider;
  onLogin(values: LoginValues): void;
  onProvider(provider: LoginProvider): void;
  /** The password is forgotten; hands on the email that was typed. */
  onForgot(email: string): void;
}

/** Login by email and password, or by way of a provider. */
export function LoginForm({ email, message, provider, busy, failure, onLogin, onProvider, onForgot }: LoginFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useAccountForm({ initial: { email, password: '' }, check: checkLogin, onValid: onLogin, busy });
  const banner = message && (
    <p className="banner">
      <Info aria-hidden size={20} strokeWidth={1.75} />
      {message}
    </p>
  );
  return (
    <>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {t('account.login.title')}
        </h2>
        <p>{t('account.login.text')}</p>
      </header>
      <AccountForm
        of={form}
        labelledBy={heading}
        submit={t('shell.login')}
        busy={busy}
        failure={failure}
        before={banner}
      >
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          icon={Mail}
          label={t('forms.fields.email')}
        />
        <PasswordField {...form.field('password')} valid={false} label={t('forms.fields.password')} />
        <Button look="quiet" className="forgot" onClick={() => onForgot(form.values.email)}>
          {t('account.login.forgot')}
        </Button>
      </AccountForm>
      <p className="or">{t('account.login.or')}</p>
      <SocialButtons onProvider={onProvider} busy={provider} />
    </>
  );
}
