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
  /** Makes a secret, for whoever knows the password. Like the one below, it rejects with what the server refused. */
  onBegin(password: string | null): Promise<AppSecret>;
  /** Turns it on with a code of the app; gives the recovery codes. */
  onConfirm(code: string): Promise<readonly string[]>;
  /** The recovery codes were kept. */
  onDone(): void;
  onCancel(): void;
}

const Root = styled('section')({ ...settingStyles, ...appKeyStyles });

/** Turns two-factor authentication on in three steps: the password, the app, and the codes for a lost phone. */
export function TwoFactorSetup({ onBegin, onConfirm, onDone, onCancel, ...section }: TwoFactorSetupProps) {
  const { t } = useTranslation();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isMoved = codes !== null;
  // What had the focus is gone with its form.
  useEffect(() => {
    if (isMoved) title.current?.focus();
  }, [isMoved]);
  return (
    <Root aria-labelledby={heading} {...section}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {t('account:twoFactor.title')}
      </h2>
      <DoneLine>{codes && t('account:twoFactor.on')}</DoneLine>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onDone} />
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
