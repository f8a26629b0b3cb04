import styled from '@emotion/styled';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { below } from '../../theme/tokens.ts';

export interface ConfirmEmailNoticeProps extends Omit<AlertProps, 'children' | 'severity' | 'icon' | 'action'> {
  /** The message with the link was sent again just now, or is being sent. */
  state?: 'idle' | 'busy' | 'sent';
  /** Sends the message again. */
  onResend(): void;
}

/** On a phone the button stands below the words, which need the width. */
const Root = styled(Alert)({
  alignItems: 'center',
  [`@media ${below('tablet')}`]: {
    flexWrap: 'wrap',
    '& .MuiAlert-message': { flex: '1 1 0' },
    '& .MuiAlert-action': { flex: '1 0 100%', margin: 0, padding: 0 },
  },
});

/** Tells a seller that ads wait until the email is confirmed, and sends the message again. */
export function ConfirmEmailNotice({ state = 'idle', onResend, ...alert }: ConfirmEmailNoticeProps) {
  const { t } = useTranslation();
  return (
    <Root
      {...alert}
      severity="info"
      role="none"
      icon={<MailWarning aria-hidden size={22} strokeWidth={1.75} />}
      action={
        state === 'sent' ? undefined : (
          <Button look="outlined" busy={state === 'busy'} onClick={onResend}>
            {t('owning:email.resend')}
          </Button>
        )
      }
    >
      <AlertTitle component="h2">{t('owning:email.title')}</AlertTitle>
      <p role="status">{t(state === 'sent' ? 'owning:email.sent' : 'owning:email.text')}</p>
    </Root>
  );
}
