import { LoginInput } from '@mashrabiya/contract';
import { Info, Mail } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { type LoginProvider, PROVIDERS, SocialButtons } from '../SocialButtons/SocialButtons.tsx';

interface LoginFormProps {
  email: string;
  message?: string;
  providers?: readonly LoginProvider[];
  provider?: LoginProvider | 'passkey';
  onLogin(input: LoginInput): Promise<unknown>;
  onSelectProvider(provider: LoginProvider): void;
  onSelectPasskey?(): void;
  /** Called with the typed email. */
  onForgotPassword?(email: string): void;
}

export function LoginForm({
  email,
  message,
  providers = PROVIDERS,
  provider,
  onLogin,
  onSelectProvider,
  onSelectPasskey,
  onForgotPassword,
}: LoginFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const form = useCallForm({ schema: LoginInput, initial: { email, password: '' }, call: onLogin });
  const banner = message && (
    <p className="banner">
      <Info aria-hidden size={20} strokeWidth={1.75} />
      {message}
    </p>
  );
  return (
    <>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {t('account:login.title')}
        </h2>
        <p>{t('account:login.text')}</p>
      </header>
      <AccountForm callForm={form} labelledBy={headingId} submit={t('shell:login')} contentBefore={banner}>
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="username webauthn"
          icon={Mail}
          label={t('forms:fields.email')}
        />
        <PasswordField {...form.field('password')} valid={false} label={t('forms:fields.password')} />
        {onForgotPassword && (
          <Button variant="text" className="forgot" onClick={() => onForgotPassword(form.values.email)}>
            {t('account:login.forgot')}
          </Button>
        )}
      </AccountForm>
      {(providers.length > 0 || onSelectPasskey) && (
        <>
          <p className="divider">{t('account:login.or')}</p>
          <SocialButtons
            providers={providers}
            onSelectProvider={onSelectProvider}
            onSelectPasskey={onSelectPasskey}
            pendingMethod={provider}
          />
        </>
      )}
    </>
  );
}
