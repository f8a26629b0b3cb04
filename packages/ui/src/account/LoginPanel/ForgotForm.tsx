import { ForgotPasswordInput } from '@mashrabiya/contract';
import { ArrowLeft, Mail } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';

interface ForgotFormProps {
  email: string;
  onForgotPassword(email: string): Promise<unknown>;
  /** Called with the typed email. */
  onBack(email: string): void;
}

export function ForgotForm({ email, onForgotPassword, onBack }: ForgotFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const form = useCallForm({
    schema: ForgotPasswordInput,
    initial: { email },
    call: (input) => onForgotPassword(input.email),
  });
  return (
    <>
      <Button variant="text" className="back" icon={ArrowLeft} directional onClick={() => onBack(form.values.email)}>
        {t('account:forgot.back')}
      </Button>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {t('account:forgot.title')}
        </h2>
        <p>{t('account:forgot.text')}</p>
      </header>
      <AccountForm callForm={form} labelledBy={headingId} submit={t('account:forgot.submit')}>
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          icon={Mail}
          label={t('forms:fields.email')}
        />
      </AccountForm>
    </>
  );
}
