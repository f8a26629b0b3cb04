import styled from '@emotion/styled';
import { PasswordChangeInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx';
import { DoneLine } from '../form/DoneLine.tsx';
import { HasPasswordContext, useInitialProof } from '../form/hasPassword.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { settingStyles } from '../form/settingStyles.ts';

export interface PasswordFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: PasswordChangeInput): Promise<unknown>;
  /** No cancel button without. */
  onCancel?(): void;
}

const Root = styled('section')(settingStyles);

/** Changes the password, confirmed by the current one, or sets the first one. */
export function PasswordForm({ onSubmit, onCancel, ...section }: PasswordFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  const isFirst = !useContext(HasPasswordContext);
  const kind = isFirst ? 'firstPassword' : 'password';
  const form = useCallForm({
    schema: PasswordChangeInput,
    initial: { current_password: useInitialProof(), password: '', password_confirmation: '' },
    call: onSubmit,
    shouldResetAfterSuccess: true,
  });
  return (
    <Root {...section}>
      <h2 id={heading}>{t(`account:${kind}.title`)}</h2>
      <p className="quiet-text">{t(`account:${kind}.sessions`)}</p>
      <DoneLine>{form.sent && t(`account:${kind}.saved`)}</DoneLine>
      {isFirst && form.sent ? (
        onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('account:twoFactor.close')}
          </Button>
        )
      ) : (
        <AccountForm
          callForm={form}
          labelledBy={heading}
          submit={t('account:password.submit')}
          wide={false}
          contentAfter={
            onCancel && (
              <Button look="quiet" onClick={onCancel}>
                {t('account:cancel')}
              </Button>
            )
          }
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
