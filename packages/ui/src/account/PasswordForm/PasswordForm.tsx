import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { checkPasswordChange, type PasswordValues } from '../accountRules.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import type { CallState } from '../form/callState.ts';
import { DoneLine } from '../form/DoneLine.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { useAccountForm } from '../form/useAccountForm.ts';

export interface PasswordFormProps extends CallState, Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  onSubmit(values: PasswordValues): void;
  /** Closes the form without a change; not offered without it. */
  onCancel?(): void;
  /** The password was changed. Give the form a new `key` to empty it. */
  saved?: boolean;
}

const Root = styled('section')(settingStyles);

/** Changes the password, for whoever knows the present one. */
export function PasswordForm({ onSubmit, onCancel, saved = false, busy, failure, ...section }: PasswordFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useAccountForm({
    initial: { current: '', password: '', password_confirmation: '' },
    check: checkPasswordChange,
    onValid: onSubmit,
    busy,
  });
  return (
    <Root {...section}>
      <h2 id={heading}>{t('account.password.title')}</h2>
      <p className="quiet-text">{t('account.password.sessions')}</p>
      <DoneLine>{saved && t('account.password.saved')}</DoneLine>
      <AccountForm
        of={form}
        labelledBy={heading}
        submit={t('account.password.submit')}
        wide={false}
        busy={busy}
        failure={failure}
        after={
          onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {t('account.cancel')}
            </Button>
          )
        }
      >
        <PasswordField {...form.field('current')} valid={false} label={t('account.field.currentPassword')} />
        <PasswordField
          {...form.field('password')}
          className="hinted"
          autoComplete="new-password"
          label={t('account.field.newPassword')}
          hint={t('forms.fields.passwordHint')}
        />
        <PasswordField
          {...form.field('password_confirmation')}
          autoComplete="new-password"
          label={t('forms.fields.confirmPassword')}
        />
      </AccountForm>
    </Root>
  );
}
