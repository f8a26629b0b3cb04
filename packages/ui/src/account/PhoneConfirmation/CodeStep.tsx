import { MAX_CODE_ATTEMPTS, PHONE_CODE_MINUTES, PhoneCodeInput } from '@mashrabiya/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isCallError } from '../../forms/callForm/problems.ts';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { Button } from '../../foundation/Button/Button.tsx';
import { PhoneText } from '../../foundation/text/PhoneText.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { NO_FIELDS } from './RequestStep.tsx';

interface CodeStepProps {
  phone: string;
  labelledBy: string;
  /** The code was sent just now, so that all attempts are left. Otherwise their number is unknown. */
  isNewCode: boolean;
  /** Time until another code may be requested. */
  secondsLeft: number;
  onResend(): Promise<unknown>;
  onConfirm(code: string): Promise<unknown>;
}

const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const isWrongCode = (thrown: unknown): boolean =>
  isCallError(thrown) && (thrown.problems ?? []).some(({ code }) => code === 'phone_code_wrong');

/** Field for the code, with another one on request. */
export function CodeStep({ phone, labelledBy, isNewCode, secondsLeft, onResend, onConfirm }: CodeStepProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [attemptsLeft, setAttemptsLeft] = useState(isNewCode ? MAX_CODE_ATTEMPTS : null);
  const form = useCallForm({
    schema: PhoneCodeInput,
    initial: { code: '' },
    call: ({ code }) =>
      onConfirm(code).catch((thrown: unknown) => {
        if (isWrongCode(thrown)) setAttemptsLeft((count) => count && count - 1);
        throw thrown;
      }),
  });
  const resend = useCallForm({
    schema: NO_FIELDS,
    initial: {},
    call: () => onResend().then(() => setAttemptsLeft(MAX_CODE_ATTEMPTS)),
  });
  const focusCode = () => root.current?.querySelector('input')?.focus();
  // The submitted form of the earlier step has lost the focus.
  useLayoutEffect(focusCode, []);
  const requestAnother = async () => {
    form.reset();
    await resend.submit();
    focusCode();
  };
  const isWaiting = secondsLeft > 0;
  return (
    <div ref={root}>
      <p className="secondary-text">
        <Trans
          i18nKey="account:phoneCode.sent"
          values={{ minutes: PHONE_CODE_MINUTES }}
          components={{ phone: <PhoneText phone={phone} /> }}
        />
      </p>
      <AccountForm
        callForm={{ ...form, problems: form.problems.length > 0 ? form.problems : resend.problems }}
        labelledBy={labelledBy}
        submit={t('account:phoneCode.submit')}
        wide={false}
        contentAfter={
          <Button
            variant="text"
            busy={resend.busy}
            aria-disabled={isWaiting || undefined}
            onClick={isWaiting ? undefined : () => void requestAnother()}
          >
            {isWaiting
              ? t('account:phoneCode.resendIn', { time: formatSeconds(secondsLeft) })
              : t('account:phoneCode.resend')}
          </Button>
        }
      >
        <CodeField {...form.field('code')} digitsOnly label={t('account:phoneCode.code')} />
      </AccountForm>
      <p className="hint" role="status">
        {attemptsLeft !== null && attemptsLeft < MAX_CODE_ATTEMPTS
          ? t('account:phoneCode.left', { count: attemptsLeft })
          : resend.sent && t('account:phoneCode.resent')}
      </p>
    </div>
  );
}
