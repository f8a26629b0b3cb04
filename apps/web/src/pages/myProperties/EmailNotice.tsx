import { ConfirmEmailNotice } from '@mashrabiya/ui';
import { useState } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useFailureToast } from '../../api/useFailureToast.ts';

/** What ads wait for while the user's email is not confirmed. */
export function EmailNotice() {
  // An address that was confirmed meanwhile is no longer waited for.
  const resend = useApiMutation('resendVerification', { invalidates: ['listOwnProperties'] });
  const showFailure = useFailureToast('resendVerification');
  const [isSent, setSent] = useState(false);
  const waiting = resend.isPending ? 'busy' : 'idle';
  return (
    <ConfirmEmailNotice
      state={isSent ? 'sent' : waiting}
      onResend={() => void resend.mutateAsync({}).then(() => setSent(true), showFailure)}
    />
  );
}
