import { CodeInput } from '@mashrabiya/contract';
import { Check, Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { useCopyText } from '../form/useCopyText.ts';

/** Shared secret of an authenticator app. */
export interface AuthenticatorSecret {
  /** Base32, to be typed. */
  secret: string;
  /** `otpauth:`, to be scanned. */
  otpauth_url: string;
}

interface AuthenticatorStepProps {
  secret: AuthenticatorSecret;
  labelledBy: string;
  onConfirm(code: string): Promise<unknown>;
  onCancel(): void;
}

/** Secret to scan or type into an app, confirmed by a first code. */
export function AuthenticatorStep({ secret, labelledBy, onConfirm, onCancel }: AuthenticatorStepProps) {
  const { t } = useTranslation();
  const { copied, copy } = useCopyText(secret.secret);
  const form = useCallForm({ schema: CodeInput, initial: { code: '' }, call: ({ code }) => onConfirm(code) });
  return (
    <>
      <div className="app-key">
        {/* Black on white in both schemes: some apps read nothing else. */}
        <QRCodeSVG
          className="qr"
          value={secret.otpauth_url}
          size={184}
          marginSize={3}
          title={t('account:twoFactor.qr')}
          role="img"
        />
        <div>
          <p>{t('account:twoFactor.scan')}</p>
          <p>{t('account:twoFactor.type')}</p>
          <code dir="ltr">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <Button variant="text" icon={copied ? Check : Copy} onClick={copy}>
            {t(copied ? 'account:twoFactor.copied' : 'account:twoFactor.copyKey')}
          </Button>
        </div>
      </div>
      <AccountForm
        callForm={form}
        labelledBy={labelledBy}
        submit={t('account:twoFactor.confirm')}
        wide={false}
        onCancel={onCancel}
      >
        <CodeField {...form.field('code')} digitsOnly autoFocus label={t('account:twoFactor.code')} />
      </AccountForm>
    </>
  );
}
