import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneLine } from '../form/DoneLine.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes.tsx';
import { AppKey, type AppSecret } from './AppKey.tsx';
import { appKeyStyles } from './appKeyStyles.ts';
import { PasswordStep } from './PasswordStep.tsx';

export interface TwoFactorSetupProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Creates a secret, confirmed by the password. Rejects like `onConfirm` with the server's problems. */
  onBegin(password: string | null): Promise<AppSecret>;
  /** Enables it with a code of the app; resolves with the recovery codes. */
  onConfirm(code: string): Promise<readonly string[]>;
  onDone(): void;
  onCancel(): void;
}

const Root = styled('section')({ ...settingStyles, ...appKeyStyles });

/** Enables two-factor authentication in three steps: password, app, recovery codes. */
export function TwoFactorSetup({ onBegin, onConfirm, onDone, onCancel, ...section }: TwoFactorSetupProps) {
  const { t } = useTranslation();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isSetUp = codes !== null;
  // The focused element was unmounted with its form.
  useEffect(() => {
    if (isSetUp) title.current?.focus();
  }, [isSetUp]);
  return (
    <Root aria-labelledby={heading} {...section}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {t('account:twoFactor.title')}
      </h2>
      <DoneLine>{codes && t('account:twoFactor.on')}</DoneLine>
      {codes ? (
        <RecoveryCodes codes={codes} onConfirmed={onDone} />
      ) : secret ? (
        <AppKey
          secret={secret}
          labelledBy={heading}
          onConfirm={async (code) => setCodes(await onConfirm(code))}
          onCancel={onCancel}
        />
      ) : (
        <PasswordStep
          labelledBy={heading}
          onBegin={async (password) => setSecret(await onBegin(password))}
          onCancel={onCancel}
        />
      )}
    </Root>
  );
}
