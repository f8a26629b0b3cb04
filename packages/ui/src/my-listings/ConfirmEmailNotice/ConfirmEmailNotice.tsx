import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { OwnerNotice, type OwnerNoticeProps } from '../OwnerNotice/OwnerNotice.tsx';

export interface ConfirmEmailNoticeProps extends Omit<OwnerNoticeProps, 'icon' | 'title' | 'action' | 'children'> {
  state?: 'idle' | 'busy' | 'sent';
  onResend(): void;
}

/** Tells a seller that ads wait for email verification, and resends the email. */
export function ConfirmEmailNotice({ state = 'idle', onResend, ...alert }: ConfirmEmailNoticeProps) {
  const { t } = useTranslation();
  const resendButton = (
    <Button variant="outlined" busy={state === 'busy'} onClick={onResend}>
      {t('myListings:email.resend')}
    </Button>
  );
  return (
    <OwnerNotice
      severity="info"
      {...alert}
      icon={MailWarning}
      title={t('myListings:email.title')}
      action={state === 'sent' ? undefined : resendButton}
    >
      <p role="status">{t(state === 'sent' ? 'myListings:email.sent' : 'myListings:email.text')}</p>
    </OwnerNotice>
  );
}
