import styled from '@emotion/styled';
import { ResetPasswordInput } from '@mashrabiya/contract';
import { Mail } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { SuccessMessage } from '../form/SuccessMessage.tsx';
import { settingStyles } from '../form/settingStyles.ts';

export interface ResetPasswordFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  token: string;
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: ResetPasswordInput): Promise<unknown>;
}

const Root = styled('section')({ ...settingStyles, inlineSize: 'min(480px, 100%)', marginInline: 'auto' });

export function ResetPasswordForm({ token, onSubmit, ...section }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const form = useCallForm({
    schema: ResetPasswordInput,
    initial: { token, email: '', password: '', password_confirmation: '' },
    call: onSubmit,
  });
  return (
    <Root {...section}>
      <h1 id={headingId}>{t('account:reset.title')}</h1>
      <p className="secondary-text">{t('account:reset.text')}</p>
      <SuccessMessage>{form.sent && t('account:reset.saved')}</SuccessMessage>
      {!form.sent && (
        <AccountForm callForm={form} labelledBy={headingId} submit={t('account:reset.submit')}>
          <TextField
            {...form.field('email')}
            type="email"
            autoComplete="username"
            icon={Mail}
            label={t('forms:fields.email')}
          />
          <NewPasswordFields
            label={t('account:field.newPassword')}
            password={form.field('password')}
            confirmation={form.field('password_confirmation')}
          />
        </AccountForm>
      )}
    </Root>
  );
}
