import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuccessMessage } from '../form/SuccessMessage.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes.tsx';
import { type AuthenticatorSecret, AuthenticatorStep } from './AuthenticatorStep.tsx';
import { authenticatorStepStyles } from './authenticatorStepStyles.ts';
import { PasswordStep } from './PasswordStep.tsx';

export interface TwoFactorSetupProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Creates a secret, confirmed by the password. Rejects like `onConfirm` with the server's problems. */
  onStart(password: string | null): Promise<AuthenticatorSecret>;
  /** Enables two-factor authentication with a code of the app; resolves with the recovery codes. */
  onConfirm(code: string): Promise<readonly string[]>;
  onDone(): void;
  onCancel(): void;
}

const Root = styled('section')({ ...settingStyles, ...authenticatorStepStyles });

/** Enables two-factor authentication in three steps: password, app, recovery codes. */
export function TwoFactorSetup({ onStart, onConfirm, onDone, onCancel, ...section }: TwoFactorSetupProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isSetUp = codes !== null;
  // The focused element was unmounted with its form, so the title gets the focus.
  useEffect(() => {
    if (isSetUp) title.current?.focus();
  }, [isSetUp]);
  return (
    <Root aria-labelledby={headingId} {...section}>
      <h2 id={headingId} ref={title} tabIndex={-1}>
        {t('account:twoFactor.title')}
      </h2>
      <SuccessMessage>{codes && t('account:twoFactor.on')}</SuccessMessage>
      {codes ? (
        <RecoveryCodes codes={codes} onConfirmed={onDone} />
      ) : secret ? (
        <AuthenticatorStep
          secret={secret}
          labelledBy={headingId}
          onConfirm={async (code) => setCodes(await onConfirm(code))}
          onCancel={onCancel}
        />
      ) : (
        <PasswordStep
          labelledBy={headingId}
          onStart={async (password) => setSecret(await onStart(password))}
          onCancel={onCancel}
        />
      )}
    </Root>
  );
}
