import styled from '@emotion/styled';
import type { TwoFactorProofInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes.tsx';
import { ProofForm } from './ProofForm.tsx';

export interface TwoFactorSettingsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Number of unused recovery codes. */
  codesLeft: number;
  /** Creates ten new recovery codes. Rejects like `onTurnOff` with the server's problems; see `useCallForm`. */
  onRenew(proof: TwoFactorProofInput): Promise<readonly string[]>;
  onTurnOff(proof: TwoFactorProofInput): Promise<unknown>;
  onClose(): void;
}

const Root = styled('section')({
  ...settingStyles,
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

/** Enabled two-factor authentication: new recovery codes or turning it off, each confirmed by password and code. */
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
        <RecoveryCodes codes={codes} onConfirmed={onClose} />
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
