import styled from '@emotion/styled';
import { PHONE_CODE_WAIT_SECONDS } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { SuccessMessage } from '../form/SuccessMessage.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { CodeStep } from './CodeStep.tsx';
import { RequestStep } from './RequestStep.tsx';
import { useCountdown } from './useCountdown.ts';

export interface PhoneConfirmationProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** National form of 11 digits. */
  phone: string;
  /** Sends a code by SMS. Rejects with the server's problems; see `useCallForm`. */
  onRequest(): Promise<unknown>;
  onConfirm(code: string): Promise<unknown>;
  /** Opens the form in which the number is changed. */
  onChangeNumber(): void;
  onClose(): void;
}

const Root = styled('section')({
  ...settingStyles,
  '& .hint:not(:empty)': { marginBlockStart: 12, color: role.inkMuted },
});

/** Confirms the user's phone number by a code that is sent to it by SMS. */
export function PhoneConfirmation({
  phone,
  onRequest,
  onConfirm,
  onChangeNumber,
  onClose,
  ...section
}: PhoneConfirmationProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const [step, setStep] = useState<'request' | 'code' | 'done'>('request');
  const [isNewCode, setIsNewCode] = useState(false);
  const { secondsLeft, start } = useCountdown();
  const request = async () => {
    await onRequest();
    start(PHONE_CODE_WAIT_SECONDS);
  };
  const confirm = async (code: string) => {
    await onConfirm(code);
    setStep('done');
  };
  return (
    <Root {...section}>
      <h2 id={headingId}>{t('account:phoneCode.title')}</h2>
      <SuccessMessage>{step === 'done' && t('account:phoneCode.done')}</SuccessMessage>
      {step === 'request' && (
        <RequestStep
          phone={phone}
          labelledBy={headingId}
          onRequest={async () => {
            await request();
            setIsNewCode(true);
            setStep('code');
          }}
          onSkip={() => setStep('code')}
          onChangeNumber={onChangeNumber}
        />
      )}
      {step === 'code' && (
        <CodeStep
          phone={phone}
          labelledBy={headingId}
          isNewCode={isNewCode}
          secondsLeft={secondsLeft}
          onResend={request}
          onConfirm={confirm}
        />
      )}
      {step === 'done' && <Button onClick={onClose}>{t('account:phoneCode.close')}</Button>}
    </Root>
  );
}
