import styled from '@emotion/styled';
import { PasswordChangeInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx';
import { HasPasswordContext, useInitialPassword } from '../form/hasPassword.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { SuccessMessage } from '../form/SuccessMessage.tsx';
import { settingStyles } from '../form/settingStyles.ts';

export interface PasswordFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: PasswordChangeInput): Promise<unknown>;
  /** Without it there is no cancel button. */
  onCancel?(): void;
}

const Root = styled('section')(settingStyles);

/** Changes the password, confirmed by the current one, or sets the first one. */
export function PasswordForm({ onSubmit, onCancel, ...section }: PasswordFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const isFirstPassword = !useContext(HasPasswordContext);
  const kind = isFirstPassword ? 'firstPassword' : 'password';
  const initial = { current_password: useInitialPassword(), password: '', password_confirmation: '' };
  const form = useCallForm({ schema: PasswordChangeInput, initial, call: onSubmit, valuesAfterSuccess: initial });
  return (
    <Root {...section}>
      <h2 id={headingId}>{t(`account:${kind}.title`)}</h2>
      <p className="secondary-text">{t(`account:${kind}.sessions`)}</p>
      <SuccessMessage>{form.sent && t(`account:${kind}.saved`)}</SuccessMessage>
      {isFirstPassword && form.sent ? (
        onCancel && (
          <Button variant="text" onClick={onCancel}>
            {t('account:twoFactor.close')}
          </Button>
        )
      ) : (
        <AccountForm
          callForm={form}
          labelledBy={headingId}
          submit={t('account:password.submit')}
          wide={false}
          onCancel={onCancel}
        >
          <CurrentPasswordField {...form.field('current_password')} />
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
