import { ArrowLeft, Mail } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { checkForgot } from '../accountRules.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import type { CallState } from '../form/callState.ts';
import { useAccountForm } from '../form/useAccountForm.ts';

interface ForgotFormProps extends CallState {
  email: string;
  onForgot(email: string): void;
  onBack(): void;
}

/** Asks for a link to set a new password. */
export function ForgotForm({ email, busy, failure, onForgot, onBack }: ForgotFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useAccountForm({
    initial: { email },
    check: checkForgot,
    onValid: (values) => onForgot(values.email),
    busy,
  });
  return (
    <>
      <Button look="quiet" className="back" icon={ArrowLeft} directional onClick={onBack}>
        {t('account.forgot.back')}
      </Button>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {t('account.forgot.title')}
        </h2>
        <p>{t('account.forgot.text')}</p>
      </header>
      <AccountForm of={form} labelledBy={heading} submit={t('account.forgot.submit')} busy={busy} failure={failure}>
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          icon={Mail}
          label={t('forms.fields.email')}
        />
      </AccountForm>
    </>
  );
}
