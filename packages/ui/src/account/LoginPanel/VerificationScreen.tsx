import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { SuccessMark } from '../shared/SuccessMark.tsx';
import { EnvelopeDrawing } from './EnvelopeDrawing.tsx';

interface VerificationScreenProps {
  state: 'inProgress' | 'verified';
  email: string;
  busy?: boolean;
  onResend?(): void;
  /** Continues with the verified account. */
  onStart(): void;
}

export function VerificationScreen({ state, email, busy, onResend, onStart }: VerificationScreenProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  if (state === 'verified') {
    return (
      <div className="message">
        <SuccessMark />
        <h2 ref={heading} tabIndex={-1}>
          {t('account:verify.doneTitle')}
        </h2>
        <p role="status">{t('account:verify.doneText')}</p>
        <div className="actions">
          <Button wide onClick={onStart}>
            {t('account:verify.start')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="message">
      <EnvelopeDrawing />
      <h2 ref={heading} tabIndex={-1}>
        {t('account:verify.title')}
      </h2>
      <p>
        <Trans i18nKey="account:verify.text" values={{ email }} components={{ email: <bdi dir="ltr" /> }} />
      </p>
      <p className="waiting" role="status">
        <span className="dots" aria-hidden>
          <i />
          <i />
          <i />
        </span>
        {t('account:verify.waiting')}
      </p>
      <p className="small">{t('account:verify.spam')}</p>
      {onResend && (
        <Button variant="outlined" busy={busy} onClick={onResend}>
          {t('account:verify.resend')}
        </Button>
      )}
    </div>
  );
}
