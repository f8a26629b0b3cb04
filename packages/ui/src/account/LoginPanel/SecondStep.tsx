import { CodeInput } from '@mashrabiya/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { CodeField } from '../form/CodeField.tsx';

interface SecondStepProps {
  onSubmitCode(code: string): Promise<unknown>;
  onBack(): void;
}

/** Second login step: a code of the authenticator app, or a recovery code. */
export function SecondStep({ onSubmitCode, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  return (
    <div className="second-step">
      <Button variant="text" className="back" icon={ArrowLeft} directional onClick={onBack}>
        {t('account:secondStep.back')}
      </Button>
      <CodeForm
        key={String(usesRecoveryCode)}
        usesRecoveryCode={usesRecoveryCode}
        onSubmitCode={onSubmitCode}
        onSwitchKind={() => setUsesRecoveryCode((previous) => !previous)}
      />
    </div>
  );
}

interface CodeFormProps extends Pick<SecondStepProps, 'onSubmitCode'> {
  usesRecoveryCode: boolean;
  onSwitchKind(): void;
}

function CodeForm({ usesRecoveryCode, onSubmitCode, onSwitchKind }: CodeFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);
  const form = useCallForm({ schema: CodeInput, initial: { code: '' }, call: ({ code }) => onSubmitCode(code) });
  useEffect(() => {
    // Waits a frame, until the dialog has moved the focus.
    const frame = requestAnimationFrame(() => root.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={root}>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {t('account:secondStep.title')}
        </h2>
        <p>{t(usesRecoveryCode ? 'account:secondStep.recoveryText' : 'account:secondStep.text')}</p>
      </header>
      <AccountForm
        callForm={form}
        labelledBy={headingId}
        submit={t('account:secondStep.submit')}
        contentAfter={
          <Button variant="text" onClick={onSwitchKind}>
            {t(usesRecoveryCode ? 'account:secondStep.useApp' : 'account:secondStep.useRecovery')}
          </Button>
        }
      >
        <CodeField
          {...form.field('code')}
          digitsOnly={!usesRecoveryCode}
          label={t(usesRecoveryCode ? 'account:secondStep.recoveryCode' : 'account:twoFactor.code')}
        />
      </AccountForm>
    </div>
  );
}
