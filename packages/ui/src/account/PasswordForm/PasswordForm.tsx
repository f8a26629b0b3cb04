import styled from '@emotion/styled';
import { PasswordChangeInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { DoneLine } from '../form/DoneLine.tsx';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { settingStyles } from '../form/settingStyles.ts';

export interface PasswordFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  /** Rejects with what the server refused; see `useCallForm`. */
  onSubmit(input: PasswordChangeInput): Promise<unknown>;
  /** Closes the form without a change; not offered without it. */
  onCancel?(): void;
}

const Root = styled('section')(settingStyles);

/** Changes the password, for whoever knows the present one. */
export function PasswordForm({ onSubmit, onCancel, ...section }: PasswordFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useCallForm({
    schema: PasswordChangeInput,
    initial: { current_password: '', password: '', password_confirmation: '' },
    call: onSubmit,
    emptied: true,
  });
  return (
    <Root {...section}>
      <h2 id={heading}>{t('account:password.title')}</h2>
      <p className="quiet-text">{t('account:password.sessions')}</p>
      <DoneLine>{form.sent && t('account:password.saved')}</DoneLine>
      <AccountForm
        of={form}
        labelledBy={heading}
        submit={t('account:password.submit')}
        wide={false}
        after={
          onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {t('account:cancel')}
            </Button>
          )
        }
      >
        <PasswordField {...form.field('current_password')} valid={false} label={t('account:field.currentPassword')} />
        <NewPasswordFields
          label={t('account:field.newPassword')}
          password={form.field('password')}
          confirmation={form.field('password_confirmation')}
        />
      </AccountForm>
    </Root>
  );
}
