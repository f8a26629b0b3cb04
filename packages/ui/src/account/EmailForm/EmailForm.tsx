import styled from '@emotion/styled';
import { Mail } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { checkEmailChange, type EmailValues } from '../accountRules.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import type { CallState } from '../form/callState.ts';
import { DoneLine } from '../form/DoneLine.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { useAccountForm } from '../form/useAccountForm.ts';

export interface EmailFormProps extends CallState, Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  /** The account's present address. */
  now: string;
  onSubmit(values: EmailValues): void;
  /** Closes the form without a change; not offered without it. */
  onCancel?(): void;
  /** The new address, once the confirmation link is on its way there. */
  sentTo?: string;
}

const Root = styled('section')(settingStyles);

/** Changes the email, for whoever knows the password; the new address holds once its owner has confirmed it. */
export function EmailForm({ now, onSubmit, onCancel, sentTo, busy, failure, ...section }: EmailFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useAccountForm({
    initial: { email: '', current: '' },
    check: checkEmailChange(now),
    onValid: onSubmit,
    busy,
  });
  return (
    <Root {...section}>
      <h2 id={heading}>{t('account.email.title')}</h2>
      <p className="quiet-text">
        {t('account.email.now')}: <bdi dir="ltr">{now}</bdi>
      </p>
      <DoneLine>
        {sentTo && (
          <Trans i18nKey="account.email.sent" values={{ email: sentTo }} components={{ email: <bdi dir="ltr" /> }} />
        )}
      </DoneLine>
      <AccountForm
        of={form}
        labelledBy={heading}
        submit={t('account.email.submit')}
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
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          icon={Mail}
          label={t('account.field.newEmail')}
        />
        <PasswordField {...form.field('current')} valid={false} label={t('account.field.currentPassword')} />
      </AccountForm>
    </Root>
  );
}
