import styled from '@emotion/styled';
import { buildEmailChangeInput, type EmailChangeInput } from '@mashrabiya/contract';
import { Mail } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx';
import { useInitialPassword } from '../form/hasPassword.ts';
import { SuccessMessage } from '../form/SuccessMessage.tsx';
import { settingStyles } from '../form/settingStyles.ts';

export interface EmailFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  now: string;
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: EmailChangeInput): Promise<unknown>;
  /** Without it there is no cancel button. */
  onCancel?(): void;
}

const Root = styled('section')(settingStyles);

/** Changes the email address, confirmed by the password; the change takes effect once the new address is verified. */
export function EmailForm({ now, onSubmit, onCancel, ...section }: EmailFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const initial = { email: '', current_password: useInitialPassword() };
  const form = useCallForm({
    schema: buildEmailChangeInput(now),
    initial,
    call: onSubmit,
    valuesAfterSuccess: initial,
  });
  return (
    <Root {...section}>
      <h2 id={headingId}>{t('account:email.title')}</h2>
      <p className="secondary-text">
        {t('account:email.now')}: <bdi dir="ltr">{now}</bdi>
      </p>
      <SuccessMessage>
        {form.sent && (
          <Trans
            i18nKey="account:email.sent"
            values={{ email: form.sent.email }}
            components={{ email: <bdi dir="ltr" /> }}
          />
        )}
      </SuccessMessage>
      <AccountForm
        callForm={form}
        labelledBy={headingId}
        submit={t('account:email.submit')}
        wide={false}
        onCancel={onCancel}
      >
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          icon={Mail}
          label={t('account:field.newEmail')}
        />
        <CurrentPasswordField {...form.field('current_password')} />
      </AccountForm>
    </Root>
  );
}
