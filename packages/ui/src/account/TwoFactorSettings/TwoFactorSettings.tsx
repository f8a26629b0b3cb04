import styled from '@emotion/styled';
import type { TwoFactorProofInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes.tsx';
import { ProofForm } from './ProofForm.tsx';

export interface TwoFactorSettingsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** How many recovery codes have not been used. */
  codesLeft: number;
  /** Gives ten new recovery codes. Like the one below, it rejects with what the server refused; see `useCallForm`. */
  onRenew(proof: TwoFactorProofInput): Promise<readonly string[]>;
  onTurnOff(proof: TwoFactorProofInput): Promise<unknown>;
  onClose(): void;
}

const Root = styled('section')({
  ...settingStyles,
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

/** Two-factor authentication that is on: new recovery codes, or the end of it, each for the password and a code. */
export function TwoFactorSettings({ codesLeft, onRenew, onTurnOff, onClose, ...section }: TwoFactorSettingsProps) {
  const { t } = useTranslation();
  const heading = useId();
  const [asked, setAsked] = useState<'renew' | 'turnOff' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const keep = async (proof: TwoFactorProofInput) => {
    setCodes(await onRenew(proof));
    setAsked(null);
  };
  return (
    <Root aria-labelledby={heading} {...section}>
      <h2 id={heading}>{t('account:twoFactor.title')}</h2>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : asked ? (
        <ProofForm
          key={asked}
          labelledBy={heading}
          text={t(`account:twoFactor.${asked}Text`)}
          submit={t(`account:twoFactor.${asked}`)}
          onSubmit={asked === 'renew' ? keep : onTurnOff}
          onCancel={() => setAsked(null)}
        />
      ) : (
        <>
          <p className="quiet-text">{t('account:twoFactor.left', { count: codesLeft })}</p>
          <div className="choices">
            <Button look="outlined" onClick={() => setAsked('renew')}>
              {t('account:twoFactor.renew')}
            </Button>
            <Button look="outlined" color="error" onClick={() => setAsked('turnOff')}>
              {t('account:twoFactor.turnOff')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('account:twoFactor.close')}
            </Button>
          </div>
        </>
      )}
    </Root>
  );
}
