import { ConfirmEmailNotice } from '@mashrabiya/ui';
import { useState } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useFailureToast } from '../../api/useFailureToast.ts';

export function EmailNotice() {
  // Invalidated because the address may have been confirmed meanwhile.
  const resend = useApiMutation('resendVerification', { invalidates: ['listOwnProperties'] });
  const showFailure = useFailureToast('resendVerification');
  const [isSent, setSent] = useState(false);
  const buttonState = resend.isPending ? 'busy' : 'idle';
  return (
    <ConfirmEmailNotice
      state={isSent ? 'sent' : buttonState}
      onResend={() => void resend.mutateAsync({}).then(() => setSent(true), showFailure)}
    />
  );
}
