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
  const headingId = useId();
  const [openForm, setOpenForm] = useState<'renew' | 'turnOff' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renewCodes = async (proof: TwoFactorProofInput) => {
    setCodes(await onRenew(proof));
    setOpenForm(null);
  };
  return (
    <Root aria-labelledby={headingId} {...section}>
      <h2 id={headingId}>{t('account:twoFactor.title')}</h2>
      {codes ? (
        <RecoveryCodes codes={codes} onConfirmed={onClose} />
      ) : openForm ? (
        <ProofForm
          key={openForm}
          labelledBy={headingId}
          text={t(`account:twoFactor.${openForm}Text`)}
          submit={t(`account:twoFactor.${openForm}`)}
          onSubmit={openForm === 'renew' ? renewCodes : onTurnOff}
          onCancel={() => setOpenForm(null)}
        />
      ) : (
        <>
          <p className="secondary-text">{t('account:twoFactor.left', { count: codesLeft })}</p>
          <div className="choices">
            <Button variant="outlined" onClick={() => setOpenForm('renew')}>
              {t('account:twoFactor.renew')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setOpenForm('turnOff')}>
              {t('account:twoFactor.turnOff')}
            </Button>
            <Button variant="text" onClick={onClose}>
              {t('account:twoFactor.close')}
            </Button>
          </div>
        </>
      )}
    </Root>
  );
}
