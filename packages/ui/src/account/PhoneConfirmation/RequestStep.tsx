import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { Button } from '../../foundation/Button/Button.tsx';
import { PhoneText } from '../../foundation/text/PhoneText.tsx';
import { AccountForm } from '../form/AccountForm.tsx';

interface RequestStepProps {
  phone: string;
  labelledBy: string;
  onRequest(): Promise<unknown>;
  /** Shows the field for a code that was sent before. */
  onSkip(): void;
  onChangeNumber(): void;
}

export const NO_FIELDS = z.object({});

/** Explains the confirmation, and sends a code. */
export function RequestStep({ phone, labelledBy, onRequest, onSkip, onChangeNumber }: RequestStepProps) {
  const { t } = useTranslation();
  const form = useCallForm({ schema: NO_FIELDS, initial: {}, call: onRequest });
  return (
    <>
      <p className="secondary-text">
        <Trans i18nKey="account:phoneCode.text" components={{ phone: <PhoneText phone={phone} /> }} />
      </p>
      <AccountForm
        callForm={form}
        labelledBy={labelledBy}
        submit={t('account:phoneCode.send')}
        wide={false}
        contentAfter={
          <>
            <Button variant="text" onClick={onSkip}>
              {t('account:phoneCode.haveCode')}
            </Button>
            <Button variant="text" onClick={onChangeNumber}>
              {t('account:phoneCode.change')}
            </Button>
          </>
        }
      >
        {null}
      </AccountForm>
    </>
  );
}
